import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";

/** The problem may persist; the owner is not alerted about it again. */
export async function dismissAlert(deps: Deps, alertId: string): Promise<void> {
  const at = new Date(deps.clock());
  await inTransaction(deps.db, async (tx) => {
    const dismissed = await tx
      .updateTable("alert")
      .set({ resolved_at: at })
      .where("id", "=", alertId)
      .where("resolved_at", "is", null)
      .returning(["kind", "subject"])
      .executeTakeFirst();
    if (!dismissed) return;
    await tx
      .insertInto("dismissed_matter")
      .values({ ...dismissed, at })
      .onConflict((conflict) => conflict.columns(["kind", "subject"]).doUpdateSet({ at }))
      .execute();
  });
}
