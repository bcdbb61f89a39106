import type { Database } from "../database/connect.ts";

/** Upkeep whose age somebody watches. */
export type Operation =
  | "backup"
  | "restore-drill"
  | "reconciled"
  /** The whole of the provider's list was read. */
  | "list-read"
  /** Every session that was opened before has come to its end in both books. */
  | "sessions-settled";

/** Writes down that it went well, and what it found; the last time is all that is kept. */
export async function markOperation(
  db: Database,
  name: Operation,
  at: Date,
  facts: object = {},
): Promise<void> {
  const mark = { at, facts: JSON.stringify(facts) };
  await db
    .insertInto("operation_mark")
    .values({ name, ...mark })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(mark))
    .execute();
}
