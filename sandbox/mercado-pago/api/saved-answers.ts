import type { Sandbox } from "../sandbox.ts";
import type { SavedAnswer } from "../state/books.ts";
import type { Caller } from "./caller.ts";
import { badRequest, Refusal } from "./refusal.ts";

const KEPT_MS = 24 * 60 * 60 * 1000;

/** The stored answer of the key's first use, or null if this is the first. */
export function savedAnswer(
  sandbox: Sandbox,
  caller: Caller,
  fingerprint: string,
): SavedAnswer | null {
  const saved = sandbox.books.savedAnswers[slot(caller)];
  if (caller.key === null || !saved || saved.savedAt + KEPT_MS < sandbox.now()) return null;
  if (saved.fingerprint !== fingerprint)
    throw badRequest("The idempotency key was already used with another request", 4295);
  return saved;
}

export function saveAnswer(sandbox: Sandbox, caller: Caller, answer: Omit<SavedAnswer, "savedAt">) {
  if (caller.key === null) return;
  sandbox.books.savedAnswers[slot(caller)] = { ...answer, savedAt: sandbox.now() };
}

/** Keys of calls in flight. */
export class KeysInUse {
  #slots = new Set<string>();

  claim(caller: Caller) {
    if (caller.key === null) return;
    if (this.#slots.has(slot(caller)))
      throw new Refusal(409, "Another request with this idempotency key is being processed", 4296);
    this.#slots.add(slot(caller));
  }

  release(caller: Caller) {
    this.#slots.delete(slot(caller));
  }
}

function slot({ live, key }: Caller): string {
  return `${live} ${key}`;
}
