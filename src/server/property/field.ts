import { z } from "zod";
import type { PropertyProblem } from "../../contract/owner/property.ts";
import type { PropertyRow } from "../database/property-table.ts";
import * as value from "../values.ts";

export type Column = Exclude<keyof PropertyRow, "id" | "version">;

/** A field of a setting that is a column: what it takes, and what is wrong with a value. */
export type Field<C extends Column> = {
  readonly column: C;
  readonly takes: z.ZodType<PropertyRow[C], PropertyRow[C]>;
  check(value: PropertyRow[C]): PropertyProblem | null;
  /** As it is kept. */
  write(value: PropertyRow[C]): PropertyRow[C];
  /** Whether an entry of the activity may tell it as it was and as it is: nobody's phone or address. */
  readonly isTold: boolean;
};

export type Fields = Readonly<Record<string, Field<Column>>>;
export type ValuesOf<F extends Fields> = {
  readonly [N in keyof F]: F[N] extends Field<infer C> ? PropertyRow[C] : never;
};

type Rules<C extends Column> = Partial<Pick<Field<C>, "check" | "write">>;

const field =
  (isTold: boolean) =>
  <C extends Column>(column: C, takes: Field<C>["takes"], rules: Rules<C> = {}): Field<C> => ({
    ...{ column, takes, check: () => null, write: (given: PropertyRow[C]) => given },
    ...{ ...rules, isTold },
  });

export const named = field(false);
export const told = field(true);

export const words = value.text;
export const wordsOrNull = value.text.nullable();
/** What was typed may be no number: whoever checks it says so in words. */
export const figure = z.number().or(z.nan());
export const oneOf = z.enum;
export const tick = z.boolean();
