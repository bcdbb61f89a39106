import type { CheckoutRequest } from "../contract/api.ts";

const PLACE = "checkout-key";

/**
 * The idempotency key of one press, 128 bits. If a response is lost, the nights may be held for a
 * visitor without a cookie. The next attempt for the same order, even after a reload, sends the
 * same key and gets that hold back.
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

/** The key of an unanswered attempt, which may hold nights. */
export function unansweredKey(): string | undefined {
  return read()?.key;
}

/** Answered: the next press gets a new key. */
export function forgetKey(): void {
  write(null);
}

type Kept = { readonly about: string; readonly key: string };

/** Without storage a key lasts as long as the page. */
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
    // A private window: the copy in memory is enough for the next attempt.
  }
}
