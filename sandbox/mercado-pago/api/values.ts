import { z } from "zod";

const LARGEST_AMOUNT = 100_000_000;

/** Decimal reais with at most two places; centavos inside. `0.1 + 0.2` has too many. */
export const reais = z
  .number()
  .positive()
  .max(LARGEST_AMOUNT)
  .refine((value) => /^\d+(\.\d{1,2})?$/.test(String(value)), "must have at most two decimals")
  .transform((value) => Math.round(value * 100));

/** A time with milliseconds and a numeric offset; `Z` is refused. Epoch milliseconds inside. */
export const time = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/, "is not a valid date")
  .refine((text) => !Number.isNaN(Date.parse(text)), "is not a valid date")
  .transform((text) => Date.parse(text));

export const emailAddress = z
  .string()
  .max(254)
  .regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, "must be a valid email");

export const webAddress = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), "must be a valid URL");

export const externalReference = z.string().min(1).max(256);

/** Values are kept; the keys become snake_case, an odd habit of Mercado Pago. */
export const metadata = z.record(z.string(), z.unknown()).transform(withSnakeKeys);

export function inReais(centavos: number): number {
  return centavos / 100;
}

const OFFSET_HOURS = 4;

/** Answers are in -04:00, whatever was sent. */
export function inItsZone(ms: number): string {
  const shifted = new Date(ms - OFFSET_HOURS * 60 * 60 * 1000);
  return shifted.toISOString().replace("Z", `-0${OFFSET_HOURS}:00`);
}

function withSnakeKeys(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      snakeCase(key),
      isRecord(value) ? withSnakeKeys(value) : value,
    ]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function snakeCase(key: string): string {
  return key
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/[\s-]+/g, "_")
    .toLowerCase();
}
