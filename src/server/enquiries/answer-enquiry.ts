import { sql } from "kysely";
import type { Change } from "../change.ts";
import type { Database } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import { isUuid } from "../database/uuid.ts";

/**
 * By hand: the house has answered where the app does not see it, or has not yet. No effect on a
 * request that was forgotten.
 */
export function markEnquiry(db: Database, id: string, answeredAt: Date | null): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!isUuid(id)) return;
    await tx
      .updateTable("enquiry")
      .set({ answered_at: answeredAt && sql<Date>`coalesce(answered_at, ${answeredAt})` })
      .where("id", "=", id)
      .execute();
  });
}

/** For mischief, and for somebody who asks to be forgotten. */
export function dropEnquiry(db: Database, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (isUuid(id)) await tx.deleteFrom("enquiry").where("id", "=", id).execute();
  });
}

/** By a proposal. Returns the request's id; null if it was forgotten: the proposal is made anyway. */
export async function answerByProposal(
  { tx, at }: Pick<Change, "tx" | "at">,
  id: string | undefined,
): Promise<string | null> {
  if (!id || !isUuid(id)) return null;
  const row = await tx
    .updateTable("enquiry")
    .set({ answered_at: sql<Date>`coalesce(answered_at, ${at})` })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}
