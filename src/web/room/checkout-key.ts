import type { CheckoutRequest } from "../../contract/api.ts";

const PLACE = "checkout-key";

/**
 * 128 bits for one press of the button. A try whose answer was lost may have held the nights for
 * somebody the house could not make known; the next try for the same, also after a reload, says the
 * same key and is given that hold back.
 */
export function keyOf(wish: CheckoutRequest): string {
  const about = JSON.stringify([window.location.pathname, wish]);
  const kept = read();
  if (kept?.about === about) return kept.key;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  write(JSON.stringify({ about, key }));
  return key;
}

/** The key of a try that nobody has answered: nights may be held for it. */
export function unansweredKey(): string | undefined {
  return read()?.key;
}

/** The answer is here: the next press is another. */
export function forgetKey(): void {
  write(null);
}

type Kept = { readonly about: string; readonly key: string };

/** Where the browser keeps nothing, a key lasts as long as the page. */
let inMemory: string | null = null;

function read(): Kept | null {
  try {
    return JSON.parse(inMemory ?? sessionStorage.getItem(PLACE) ?? "null");
  } catch {
    return null;
  }
}

function write(text: string | null): void {
  inMemory = text;
  try {
    if (text === null) sessionStorage.removeItem(PLACE);
    else sessionStorage.setItem(PLACE, text);
  } catch {
    // A private window: what is in memory is enough for the next try.
  }
}
