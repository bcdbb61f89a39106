import { createHash } from "node:crypto";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** PostgreSQL answers anything else with an error, which an address typed wrong does not deserve. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** The same words give the same id, today and after a restore (version 8 of RFC 9562). */
export function uuidOf(...words: string[]): string {
  const hex = createHash("sha256").update(words.join("\0")).digest("hex");
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join("-");
}
