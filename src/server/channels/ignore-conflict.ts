import { resolveAlert } from "../alerts/raise-alert.ts";
import { inTransaction } from "../database/transaction.ts";
import { isUuid } from "../database/uuid.ts";
import type { Deps } from "../deps.ts";

/** The owner has solved it elsewhere. It stays on record and is not raised again. */
export async function ignoreConflict(deps: Deps, conflictId: string): Promise<void> {
  if (!isUuid(conflictId)) return;
  await inTransaction(deps.db, async (tx) => {
    await tx
      .updateTable("channel_conflict")
      .set({ state: "ignored", settled_at: new Date(deps.clock()) })
      .where("id", "=", conflictId)
      .where("state", "=", "open")
      .execute();
    await resolveAlert(deps, tx, "channel-conflict", conflictId);
  });
}
