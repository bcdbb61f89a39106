import { raiseAlert, resolveAlert } from "../alerts/raise-alert.ts";
import type { Cause } from "../bookings/booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import type { ProviderRefund } from "../payments/provider.ts";

/** Brings a refund to where the provider says it is. Any number of calls leave the same state. */
export async function settleRefund(
  deps: Deps,
  sent: ProviderRefund,
  cause: Cause,
  also: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await also(tx);
    if (sent.refundId === null) return;
    const refund = await tx
      .selectFrom("refund")
      .innerJoin("booking", "booking.id", "refund.booking_id")
      .selectAll("refund")
      .select("booking.state as booking_state")
      .where("refund.id", "=", sent.refundId)
      .forUpdate("refund")
      .executeTakeFirst();
    if (!refund || refund.state === sent.state) return;

    await tx
      .updateTable("refund")
      .set({ state: sent.state, provider_refund_id: sent.id })
      .where("id", "=", refund.id)
      .execute();
    await writeJournal(tx, {
      bookingId: refund.booking_id,
      at: new Date(deps.clock()),
      event: `refund-${sent.state}`,
      state: refund.booking_state,
      cause,
      facts: { amount: refund.amount },
    });
    const matter = { kind: "refund-failed", subject: refund.id } as const;
    if (sent.state === "failed") {
      const facts = { amount: refund.amount };
      await raiseAlert(deps, tx, { ...matter, bookingId: refund.booking_id, facts });
    } else {
      await resolveAlert(deps, tx, matter.kind, matter.subject);
    }
  });
}
