import type { Selectable } from "kysely";
import { replacementOf } from "../account/replacement-of.ts";
import { raiseAlert, resolveAlert } from "../alerts/raise-alert.ts";
import { writeJournal } from "../bookings/journal.ts";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";
import type { Tables } from "../database/tables.ts";
import type { Deps } from "../deps.ts";
import { oweAlertMail } from "../outbox/owe-mail.ts";
import type { RefundState } from "../payments/provider.ts";
import { enterRefund } from "./enter-refund.ts";

export type RefundRow = Selectable<Tables["refund"]>;

/** One transition of a refund, recorded once. A failure raises an alert. */
export async function moveRefund(
  deps: Deps,
  change: Change,
  refundId: string,
  to: {
    readonly state: RefundState;
    readonly providerId: string | null;
    /** The payment is in a chargeback. */
    readonly isDisputed?: boolean;
  },
): Promise<void> {
  const { tx } = change;
  const refund = await tx
    .selectFrom("refund")
    .innerJoin("booking", "booking.id", "refund.booking_id")
    .selectAll("refund")
    .select("booking.state as booking_state")
    .where("refund.id", "=", refundId)
    .forUpdate("refund")
    .executeTakeFirstOrThrow();
  // Once the provider has accepted a refund, only the provider's state changes it.
  const isPast = to.providerId === null && refund.state !== "due";
  if (refund.state === to.state || isPast) return;

  await tx
    .updateTable("refund")
    .set({
      state: to.state,
      provider_refund_id: to.providerId,
      done_at: to.state === "succeeded" ? change.at : null,
      // A refund that was refused and replaced, and is then paid after all, must not end the
      // booking a second time.
      ...(refund.state === "failed" && (await isReplaced(tx, refundId)) && { reason: "goodwill" }),
    })
    .where("id", "=", refundId)
    .execute();
  await enterRefund(change, refund, refund.state, to.state);
  await writeJournal(change, {
    bookingId: refund.booking_id,
    event: `refund-${to.state}`,
    state: refund.booking_state,
    facts: { amount: refund.amount },
  });
  if (to.state !== "pending") await resolveAlert(deps, tx, "refund-slow", refundId);
  const matter = { kind: "refund-failed", subject: refundId } as const;
  if (to.state === "failed") {
    // Returned in another way, it would be paid twice if the bank decides for the guest.
    const isDisputed = to.isDisputed || (await isWithBank(tx, refund.booking_id));
    const facts = { amount: refund.amount, ...(isDisputed && { disputed: true }) };
    const alert = { ...matter, bookingId: refund.booking_id, facts };
    const alertId = await raiseAlert(deps, tx, alert);
    if (alertId) await oweAlertMail(change, alertId);
  } else {
    await resolveAlert(deps, tx, matter.kind, matter.subject);
  }
}

async function isReplaced(tx: Tx, refundId: string): Promise<boolean> {
  const other = await tx
    .selectFrom("refund")
    .select("id")
    .where("id", "=", replacementOf(refundId))
    .executeTakeFirst();
  return other !== undefined;
}

async function isWithBank(tx: Tx, bookingId: string): Promise<boolean> {
  const chargeback = await tx
    .selectFrom("chargeback")
    .select("id")
    .where("booking_id", "=", bookingId)
    .where("state", "<>", "won")
    .executeTakeFirst();
  return chargeback !== undefined;
}
