/** The name under which every form carries its key. */
export const FORM_KEY = "key";

const BYTES = 16;

/** 128 bits by chance. A form that is sent again, because its answer was lost, carries the same ones. */
export function newFormKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
