/** Field name of the idempotency key. A Pix key is a key as well, so no form has another of this name. */
export const FORM_KEY = "form-key";

const BYTES = 16;

/** 128 random bits. A retry after a lost response carries the same key. */
export function newFormKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
