import { z } from "zod";
import type { PropertyProblem, PropertyProblems } from "../../contract/owner/property.ts";
import type { PropertyPart } from "../../domain/activity.ts";
import type { PropertyRow } from "../database/property-table.ts";
import { changeProperty, type PropertyEdit } from "./change-property.ts";
import { problemsIn } from "./checks.ts";
import type { Fields, ValuesOf } from "./field.ts";

/** A part of the property that is edited and saved by itself. */
export type Setting<V> = {
  readonly takes: z.ZodType<V, V>;
  edit(edit: PropertyEdit, value: V): Promise<PropertyProblems>;
};
type PlainSetting<V> = Setting<V> & { read(row: PropertyRow): V };

type Found = Readonly<Record<string, PropertyProblem | null>>;

/** A setting with a value of its own shape. */
export function special<V>(takes: z.ZodType<V, V>, edit: Setting<V>["edit"]): Setting<V> {
  return { takes, edit };
}

/** A setting whose fields are columns. `between` checks fields against each other. */
export function setting<F extends Fields>(
  part: PropertyPart,
  fields: F,
  between: (value: ValuesOf<F>) => Found = () => ({}),
): PlainSetting<ValuesOf<F>> {
  const all = Object.entries(fields);
  const byName = (of: (name: string, field: F[string]) => unknown) =>
    Object.fromEntries(all.map(([name, field]) => [name, of(name, field as F[string])]));
  return {
    takes: z.object(byName((_, { takes }) => takes) as z.ZodRawShape) as unknown as Setting<
      ValuesOf<F>
    >["takes"],
    read: (row) => byName((_, { column }) => row[column]) as ValuesOf<F>,
    edit(edit, value) {
      const given = value as Readonly<Record<string, never>>;
      const own = byName((name, { check }) => check(given[name] as never)) as Found;
      const joint = Object.entries(between(value)).filter(([name]) => !own[name]);
      const kept = all.map(([name, { column, write }]) => [column, write(given[name] as never)]);
      const problems = problemsIn({ ...own, ...Object.fromEntries(joint) });
      return changeProperty(edit, part, problems, () => Object.fromEntries(kept));
    },
  };
}
