import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "../../domain/app-error.ts";
import type { Database, Tx } from "./connect.ts";

/** A wish that counts once, however often it is sent: hashes of its key, and of who wished what. */
export type KeyedWish = {
  readonly hash: string;
  readonly body: string;
  readonly at: Date;
  /** Whether what its transaction gives is what it is answered, and will be again. */
  readonly keepsAnswer: boolean;
};

type Scope = { readonly wish: KeyedWish; isDone: boolean };

const scopes = new AsyncLocalStorage<Scope>();

/** Ends the work of a wish that another call has done, or was doing while this one waited. */
class DoneBefore extends Error {
  override readonly name = "DoneBefore";
}

/** Does a wish whose one transaction claims its key, or answers what it was answered before. */
export async function once<T>(db: Database, wish: KeyedWish, work: () => Promise<T>): Promise<T> {
  const before = await findDone(db, wish);
  if (before) return before.answer as T;
  try {
    return await scopes.run({ wish, isDone: false }, work);
  } catch (error) {
    if (!(error instanceof DoneBefore)) throw error;
    return (await findDone(db, wish))?.answer as T;
  }
}

/** For the transaction of a wish: its key first of all, what it came to last. Others are as they were. */
export function claiming<T>(work: (tx: Tx) => Promise<T>): (tx: Tx) => Promise<T> {
  const scope = scopes.getStore();
  if (!scope) return work;
  // A second one would be lost with an answer that is lost between the two.
  if (scope.isDone) throw new Error("a wish with a key is one transaction");
  return async (tx) => {
    await claim(tx, scope.wish);
    const result = await work(tx);
    if (scope.wish.keepsAnswer) await keepAnswer(tx, scope.wish, result);
    return result;
  };
}

/** To be called once the transaction is committed. */
export function noteDone(): void {
  const scope = scopes.getStore();
  if (scope) scope.isDone = true;
}

/** Who comes while the first is at work waits here for its end. */
async function claim(tx: Tx, { hash, body, at }: KeyedWish): Promise<void> {
  const claimed = await tx
    .insertInto("form_key")
    .values({ hash, body, made_at: at })
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .returning("hash")
    .executeTakeFirst();
  if (!claimed) throw new DoneBefore();
}

async function keepAnswer(tx: Tx, { hash }: KeyedWish, answer: unknown): Promise<void> {
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
