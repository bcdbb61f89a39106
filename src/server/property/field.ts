import { z } from "zod";
import type { PropertyProblem } from "../../contract/owner/property.ts";
import type { PropertyRow } from "../database/property-table.ts";
import * as value from "../values.ts";

export type Column = Exclude<keyof PropertyRow, "id" | "version">;

/** A setting's field that is a column: its type, and its validation. */
export type Field<C extends Column> = {
  readonly column: C;
  readonly takes: z.ZodType<PropertyRow[C], PropertyRow[C]>;
  check(value: PropertyRow[C]): PropertyProblem | null;
  /** Converts a value to what is stored. */
  write(value: PropertyRow[C]): PropertyRow[C];
  /**
   * Whether an activity entry may contain the old and new value: not phone numbers and addresses.
   */
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
/** A typed text may be no number: NaN reaches the field's check, which has a message for it. */
export const figure = z.number().or(z.nan());
export const oneOf = z.enum;
export const tick = z.boolean();
