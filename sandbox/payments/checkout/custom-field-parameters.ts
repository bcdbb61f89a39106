import { z } from "zod";
import { flag, integerBetween, listOf, text } from "../api/parameter-types.ts";

const answerLength = z.strictObject({
  default_value: text(255).optional(),
  maximum_length: integerBetween(1, 255).optional(),
  minimum_length: integerBetween(1, 255).optional(),
});

const dropdown = z.strictObject({
  default_value: text(100).optional(),
  options: listOf(z.strictObject({ label: text(100), value: text(100) }), 200),
});

export const customFieldParameters = z.strictObject({
  key: text(200),
  label: z.strictObject({ type: z.enum(["custom"]), custom: text(50) }),
  type: z.enum(["text", "numeric", "dropdown"]),
  optional: flag.default(false),
  text: answerLength.optional(),
  numeric: answerLength.optional(),
  dropdown: dropdown.optional(),
});

export type CustomFieldParameters = z.output<typeof customFieldParameters>;
