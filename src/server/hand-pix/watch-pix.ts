import { sql } from "kysely";
import { raiseAlert } from "../alerts/raise-alert.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { oweAlertMail } from "../outbox/owe-mail.ts";

/** Nothing expires while a balance waits, so the owner has a day to look at the bank. */
const BALANCE_WAITS_MS = 24 * 60 * 60_000;

/**
 * Alerts the owner about every Pix that a guest says is paid and whose deadline for an answer has
 * passed.
 */
export async function watchPix(deps: Deps): Promise<void> {
  const at = new Date(deps.clock());
  const unanswered = await deps.db
    .selectFrom("hand_pix")
    .select(["id", "booking_id", "amount"])
    .where("told_at", "is not", null)
    .where("answered_at", "is", null)
    .where((eb) =>
      eb.or([
        eb("state", "=", "ended"),
        eb("told_at", "<", new Date(at.getTime() - BALANCE_WAITS_MS)),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("alert")
            .select("alert.id")
            .where("alert.kind", "=", "pix-unanswered")
            .where("alert.subject", "=", sql<string>`hand_pix.id::text`)
            .where("alert.resolved_at", "is", null),
        ),
      ),
    )
    .execute();
  for (const { id, booking_id, amount } of unanswered) {
    const matter = { kind: "pix-unanswered", subject: id, bookingId: booking_id } as const;
    await inTransaction(deps.db, async (tx) => {
      const alertId = await raiseAlert(deps, tx, { ...matter, facts: { amount } });
      if (alertId) await oweAlertMail({ tx, at }, alertId);
    });
  }
}
