import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "../../domain/app-error.ts";
import type { Database, Tx } from "./connect.ts";

/** An idempotent request: hashes of its key, and of key, person, verb and arguments (`body`). */
export type KeyedWish = {
  readonly hash: string;
  readonly body: string;
  readonly at: Date;
  /** Whether the transaction's result, ids and small facts, is stored and returned to a retry. */
  readonly keepsAnswer: boolean;
};

/** An id, a day or a word: shorter than a secret, without the characters of names and addresses. */
const SMALL = /^[\w:.+-]{0,40}$/;

/**
 * A larger answer could store a name or a secret, which erasing the guest's data would not reach.
 */
function isSmall(answer: unknown): boolean {
  if (answer instanceof Object) return Object.values(answer).every(isSmall);
  return typeof answer !== "string" || SMALL.test(answer);
}

type Scope = { readonly wish: KeyedWish; isDone: boolean; isOver: boolean };

const scopes = new AsyncLocalStorage<Scope>();

/** Rolls back: another request with this key has committed first. */
class DoneBefore extends Error {
  override readonly name = "DoneBefore";
}

/** Runs the work unless its key was claimed before; then returns the stored response. */
export async function once<T>(db: Database, wish: KeyedWish, work: () => Promise<T>): Promise<T> {
  const before = await findDone(db, wish);
  if (before) return before.answer as T;
  const scope = { wish, isDone: false, isOver: false };
  try {
    return await scopes.run(scope, work);
  } catch (error) {
    if (!(error instanceof DoneBefore)) throw error;
    return (await findDone(db, wish))?.answer as T;
  } finally {
    // A timer or socket that the work has left behind must not claim the key.
    scope.isOver = true;
  }
}

/** Claims the key and stores the response in the work's own transaction. No key: no effect. */
export function claiming<T>(work: (tx: Tx) => Promise<T>): (tx: Tx) => Promise<T> {
  const scope = scopes.getStore();
  if (!scope || scope.isOver) return work;
  // If the process died between two transactions, the retry would skip the second.
  if (scope.isDone) throw new Error("a request with an idempotency key must use one transaction");
  return async (tx) => {
    await claim(tx, scope.wish);
    const result = await work(tx);
    if (scope.wish.keepsAnswer) await keepAnswer(tx, scope.wish, result);
    return result;
  };
}

/** Call only after the commit. */
export function noteDone(): void {
  const scope = scopes.getStore();
  if (scope) scope.isDone = true;
}

/** A concurrent request with the same key blocks here until the first commits or rolls back. */
async function claim(tx: Tx, { hash, body, at }: KeyedWish): Promise<void> {
  const claimed = await tx
    .insertInto("form_key")
    .values({ hash, body, made_at: at })
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .returning("hash")
    .executeTakeFirst();
  if (!claimed) throw new DoneBefore();
}

async function keepAnswer(tx: Tx, { hash }: KeyedWish, result: unknown): Promise<void> {
  const answer = result ?? null;
  if (!isSmall(answer)) throw new Error("only ids and small facts are kept as an answer");
  await tx
    .updateTable("form_key")
    .set({ answer: JSON.stringify(answer) })
    .where("hash", "=", hash)
    .execute();
}

async function findDone(db: Database, { hash, body }: KeyedWish) {
  const done = await db
    .selectFrom("form_key")
    .select(["body", "answer"])
    .where("hash", "=", hash)
    .executeTakeFirst();
  if (!done) return null;
  if (done.body !== body) throw new AppError("sent-otherwise");
  return { answer: done.answer ?? undefined };
}
