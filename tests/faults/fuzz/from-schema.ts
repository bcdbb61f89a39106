import fc from "fast-check";
import { z } from "zod";

type Schema = {
  type?: string;
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};

/** Values for fields that need real data. */
export type Known = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** Everything that a call's schema accepts, with real values for known fields. */
export function valuesOf(schema: z.ZodType, known: Known): fc.Arbitrary<unknown> {
  return arbitraryOf(z.toJSONSchema(schema, { io: "input" }) as Schema, known);
}

function arbitraryOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "object":
      return objectOf(schema, known);
    case "array":
      return fc.array(arbitraryOf(schema.items ?? {}, known), { maxLength: 3 });
    case "string":
      return textOf(schema);
    case "integer":
      return fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 9, 9) });
    case "number":
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case "boolean":
      return fc.boolean();
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function objectOf({ properties = {}, required = [] }: Schema, known: Known) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      known[name] ?? arbitraryOf(field, known),
    ]),
  );
  return fc.record(fields, { requiredKeys: required });
}

function textOf({ format, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  if (format === "date") {
    const [min, max] = [new Date("2020-01-01"), new Date("2035-01-01")];
    return fc.date({ min, max, noInvalidDate: true }).map((at) => at.toISOString().slice(0, 10));
  }
  return fc.string({ minLength, maxLength: Math.min(maxLength, 40) });
}
