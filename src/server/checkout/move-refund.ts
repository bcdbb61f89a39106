import { raiseAlert, resolveAlert } from "../alerts/raise-alert.ts";
import type { Cause } from "../bookings/booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import type { Tx } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import type { RefundState } from "../payments/provider.ts";

/** One step of a refund, written down once. Where it failed somebody has to do something. */
export async function moveRefund(
  tx: Tx,
  deps: Deps,
  refundId: string,
  to: { readonly state: RefundState; readonly providerId: string | null },
  cause: Cause,
): Promise<void> {
  const refund = await tx
    .selectFrom("refund")
    .innerJoin("booking", "booking.id", "refund.booking_id")
    .selectAll("refund")
    .select("booking.state as booking_state")
    .where("refund.id", "=", refundId)
    .forUpdate("refund")
    .executeTakeFirstOrThrow();
  // Once the provider has taken it, only the provider's own word moves it.
  const isPast = to.providerId === null && refund.state !== "due";
  if (refund.state === to.state || isPast) return;

  await tx
    .updateTable("refund")
    .set({ state: to.state, provider_refund_id: to.providerId })
    .where("id", "=", refundId)
    .execute();
  await writeJournal(tx, {
    bookingId: refund.booking_id,
    at: new Date(deps.clock()),
    event: `refund-${to.state}`,
    state: refund.booking_state,
    cause,
    facts: { amount: refund.amount },
  });
  if (to.state !== "pending") await resolveAlert(deps, tx, "refund-slow", refundId);
  const matter = { kind: "refund-failed", subject: refundId } as const;
  if (to.state === "failed") {
    const facts = { amount: refund.amount };
    await raiseAlert(deps, tx, { ...matter, bookingId: refund.booking_id, facts });
  } else {
    await resolveAlert(deps, tx, matter.kind, matter.subject);
  }
}
