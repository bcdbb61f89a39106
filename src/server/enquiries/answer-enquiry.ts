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
      .set(
        answeredAt
          ? { answered_at: sql<Date>`coalesce(answered_at, ${answeredAt})` }
          : { answered_at: null, proposal_id: null },
      )
      .where("id", "=", id)
      .execute();
  });
}

/** By a proposal. It is made even if the request was forgotten meanwhile. */
export async function answerByProposal(
  { tx, at }: Pick<Change, "tx" | "at">,
  id: string,
  proposalId: string,
): Promise<void> {
  if (!isUuid(id)) return;
  await tx
    .updateTable("enquiry")
    .set({ answered_at: sql<Date>`coalesce(answered_at, ${at})`, proposal_id: proposalId })
    .where("id", "=", id)
    .execute();
}

/** The phone of who asked for a proposal; null if nobody did. */
export async function phoneOfAsker(db: Database, proposalId: string): Promise<string | null> {
  const row = await db
    .selectFrom("enquiry")
    .select("phone")
    .where("proposal_id", "=", proposalId)
    .orderBy("made_at", "desc")
    .executeTakeFirst();
  return row?.phone ?? null;
}
