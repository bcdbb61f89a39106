import type { Database } from "../database/connect.ts";

/** Maintenance whose age is monitored. */
export type Operation =
  | "backup"
  | "restore-drill"
  | "reconciled"
  /** The provider's list was read completely. */
  | "list-read"
  /** Every session opened before then is settled on both sides. */
  | "sessions-settled";

/** Records the last success and its details. */
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
