import type { Sandbox } from "../sandbox.ts";
import type { SavedAnswer } from "../state/books.ts";
import type { Caller } from "./caller.ts";
import { Refusal } from "./refusal.ts";

const KEPT_SECONDS = 24 * 60 * 60;
const KEY_LENGTH = 255;

/** The stored response of the key's first use, or null if this is the first. */
export function savedAnswer(
  sandbox: Sandbox,
  caller: Caller,
  fingerprint: string,
): SavedAnswer | null {
  const saved = sandbox.books.savedAnswers[slot(caller)];
  if (!caller.idempotencyKey || !saved) return null;
  if (saved.savedAt + KEPT_SECONDS < sandbox.seconds()) return null;
  if (saved.fingerprint !== fingerprint) throw keyReused(caller.idempotencyKey);
  return saved;
}

export function saveAnswer(sandbox: Sandbox, caller: Caller, answer: Omit<SavedAnswer, "savedAt">) {
  if (!caller.idempotencyKey) return;
  sandbox.books.savedAnswers[slot(caller)] = { ...answer, savedAt: sandbox.seconds() };
}

/** Keys of calls in flight. */
export class KeysInUse {
  #slots = new Set<string>();

  claim(caller: Caller) {
    const { idempotencyKey: key } = caller;
    if (!key) return;
    if (key.length > KEY_LENGTH)
      throw new Refusal(400, `Idempotency keys can have up to ${KEY_LENGTH} characters.`);
    if (this.#slots.has(slot(caller))) throw keyInUse(key);
    this.#slots.add(slot(caller));
  }

  release(caller: Caller) {
    this.#slots.delete(slot(caller));
  }
}

function slot({ account, idempotencyKey }: Caller): string {
  return `${account} ${idempotencyKey}`;
}

function keyReused(key: string): Refusal {
  return new Refusal(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: "idempotency_error" },
  );
}

function keyInUse(key: string): Refusal {
  return new Refusal(
    409,
    `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    { type: "idempotency_error", code: "idempotency_key_in_use" },
  );
}
