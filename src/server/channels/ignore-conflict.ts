import type { Cause } from "../../domain/cause.ts";
import { noteActivity } from "../activity/note-activity.ts";
import { resolveAlert } from "../alerts/raise-alert.ts";
import { inTransaction } from "../database/transaction.ts";
import { isUuid } from "../database/uuid.ts";
import type { Deps } from "../deps.ts";

/** The owner has dealt with it elsewhere. It stays on record, and is not brought up again. */
export async function ignoreConflict(deps: Deps, conflictId: string, cause: Cause): Promise<void> {
  if (!isUuid(conflictId)) return;
  const at = new Date(deps.clock());
  await inTransaction(deps.db, async (tx) => {
    const ignored = await tx
      .updateTable("channel_conflict")
      .set({ state: "ignored", settled_at: at })
      .where("id", "=", conflictId)
      .where("state", "=", "open")
      .returning(["listing_id", "feed_name", "portal"])
      .executeTakeFirst();
    if (ignored) {
      const { listing_id: subject, feed_name: name, portal } = ignored;
      const facts = { name, portal };
      await noteActivity(tx, { cause, at }, { kind: "conflict-ignored", subject, facts });
    }
    await resolveAlert(deps, tx, "channel-conflict", conflictId);
  });
}
