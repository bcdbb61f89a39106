import { z } from "zod";

/** Everything arrives as text; these parse it and refuse it as Stripe does. */

export function refusing(message: (value: unknown) => string, code?: string) {
  return { error: (issue: { input?: unknown }) => message(issue.input), params: { code } };
}

export function text(maximum = 5000) {
  return z.string().min(1).max(maximum);
}

export const integer = z
  .string()
  .refine(
    (value) => /^-?\d{1,15}$/.test(value),
    refusing((value) => `Invalid integer: ${value}`, "parameter_invalid_integer"),
  )
  .transform(Number);

export function integerBetween(minimum: number, maximum: number) {
  return integer.pipe(z.number().min(minimum).max(maximum));
}

export const flag = z
  .string()
  .refine(
    (value) => value === "true" || value === "false",
    refusing((value) => `Invalid boolean: ${value}`),
  )
  .transform((value) => value === "true");

export const email = text(800).refine(
  (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
  refusing((value) => `Invalid email address: ${value}`, "email_invalid"),
);

export const absoluteUrl = text().refine(
  (value) => URL.canParse(value) && /^https?:\/\//.test(value),
  refusing(() => "Not a valid URL", "url_invalid"),
);

export function listOf<Item extends z.ZodType>(item: Item, maximum: number) {
  return z.preprocess(numberedKeysToList, z.array(item).max(maximum));
}

function numberedKeysToList(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const keys = Object.keys(value);
  return keys.every((key) => /^\d+$/.test(key)) ? Object.values(value) : value;
}

const METADATA_KEYS = 50;
const METADATA_KEY_LENGTH = 40;
const METADATA_VALUE_LENGTH = 500;

export const metadata = z.record(z.string(), z.string()).superRefine((entries, context) => {
  const refuse = (message: string, path: string[] = []) =>
    context.addIssue({ code: "custom", message, path });

  if (Object.keys(entries).length > METADATA_KEYS)
    refuse(`Metadata can have up to ${METADATA_KEYS} keys.`);
  for (const [key, value] of Object.entries(entries)) {
    if (key.length > METADATA_KEY_LENGTH)
      refuse(`Metadata keys can have up to ${METADATA_KEY_LENGTH} characters.`, [key]);
    if (value.length > METADATA_VALUE_LENGTH)
      refuse(
        `Metadata values can have up to ${METADATA_VALUE_LENGTH} characters, but you passed in a value that is ${value.length} characters.`,
        [key],
      );
  }
});
