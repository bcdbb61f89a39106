import { writeJournal } from "../bookings/journal.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";

/** Sends a refund that is owed. The refund's own id is the key, so a repetition pays only once. */
export async function sendRefund(deps: Deps, refundId: string): Promise<void> {
  const refund = await deps.db
    .selectFrom("refund")
    .innerJoin("booking", "booking.id", "refund.booking_id")
    .select(["refund.id", "refund.booking_id", "refund.payment_id", "amount", "refund.state"])
    .select("booking.state as booking_state")
    .where("refund.id", "=", refundId)
    .executeTakeFirst();
  if (refund?.state !== "due") return;

  const sent = await deps.payments.refund({
    refundId: refund.id,
    paymentId: refund.payment_id,
    amount: refund.amount,
  });
  await inTransaction(deps.db, async (tx) => {
    await tx
      .updateTable("refund")
      .set({ state: sent.state, provider_refund_id: sent.id })
      .where("id", "=", refund.id)
      .execute();
    await writeJournal(tx, {
      bookingId: refund.booking_id,
      at: new Date(deps.clock()),
      event: "refund-sent",
      state: refund.booking_state,
      cause: { actor: "system", source: "timetable" },
      facts: { amount: refund.amount, state: sent.state },
    });
  });
}
