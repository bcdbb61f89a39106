import { expect, test } from "vitest";
import { isReadable } from "../../../domain/accent.ts";
import { swatches } from "./look-fields.tsx";

test.each(Object.entries(swatches))("%s can be read as it is offered", (_, accent) => {
  expect(isReadable(accent)).toBe(true);
});
