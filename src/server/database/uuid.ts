import { createHash } from "node:crypto";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** PostgreSQL raises an error for anything else, and a mistyped URL should be a 404. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** Deterministic: the same input gives the same id, also after a restore (RFC 9562, version 8). */
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
