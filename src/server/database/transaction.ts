import { timeLeft } from "../deadline.ts";
import type { Database, Tx } from "./connect.ts";
import { claiming, noteDone } from "./once.ts";
import { declaring } from "./step-up-scope.ts";

/** deadlock_detected, serialization_failure, lock_not_available */
const PASSING = new Set(["40P01", "40001", "55P03"]);
const ATTEMPTS = 4;
/** No retry after this long: a caller is waiting. */
const PATIENCE_MS = 2_000;

/** Conflicts per SQLSTATE since the process started, retried or not. */
export const conflictsMet: Map<string, number> = new Map();

/**
 * Runs the work in one transaction and retries on conflicts. A transaction whose connection was
 * lost is not retried: it may have been committed. In a request with an idempotency key, the
 * transaction also claims the key; after a step-up, it names that.
 */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  const started = performance.now();
  const claimed = claiming(declaring(work));
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await db.transaction().execute(claimed);
      noteDone();
      return result;
    } catch (error) {
      countConflict(error);
      const late = performance.now() - started > PATIENCE_MS || timeLeft(1) <= 0;
      if (attempt === ATTEMPTS || late || !isPassing(error)) throw error;
      await pause(attempt);
    }
  }
}

function countConflict(error: unknown): void {
  const { code = "" } = error as { code?: string };
  if (PASSING.has(code)) conflictsMet.set(code, (conflictsMet.get(code) ?? 0) + 1);
}

/** A collision of random booking codes passes too: the retry draws another code. */
const DRAWN_TWICE = "booking_code_key";

export function isPassing(error: unknown): boolean {
  const { code = "", constraint } = error as { code?: string; constraint?: string };
  return PASSING.has(code) || constraint === DRAWN_TWICE;
}

/** Another transaction holds the lock, so the outcome is still open. */
export function isStillLocked(error: unknown): boolean {
  return (error as { code?: string }).code === "55P03";
}

/** Class 22, data exception: for example an id that is no UUID, or a text with a NUL. */
export function isNoSuchValue(error: unknown): boolean {
  return /^22/.test(String((error as { code?: unknown }).code ?? ""));
}

/** Backoff with jitter, so that two deadlock losers do not collide again. */
function pause(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
}
