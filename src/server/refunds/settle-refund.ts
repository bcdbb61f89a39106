import type { Cause } from "../../domain/cause.ts";
import { lockRoomsAndBooking } from "../bookings/change-booking.ts";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import { isUuid } from "../database/uuid.ts";
import type { Deps } from "../deps.ts";
import type { ProviderRefund } from "../payments/provider.ts";
import { adoptRefunds } from "./adopt-refunds.ts";
import { moveRefund } from "./move-refund.ts";

/** Moves a refund to the provider's state. Idempotent. */
export async function settleRefund(
  deps: Deps,
  sent: ProviderRefund,
  cause: Cause,
  also: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await also(tx);
    const change = { tx, cause, at: new Date(deps.clock()) };
    const known = await knownId(tx, sent);
    if (known) await moveRefund(deps, change, known, { state: sent.state, providerId: sent.id });
    else await adopt(change, sent);
  });
}

/** By our own id, or by the provider's if it was made by hand there. */
async function knownId(tx: Tx, { id, refundId }: ProviderRefund): Promise<string | undefined> {
  const known = await tx
    .selectFrom("refund")
    .select("id")
    .where((row) =>
      row.or([
        row("provider_refund_id", "=", id),
        ...(refundId !== null && isUuid(refundId) ? [row("id", "=", refundId)] : []),
      ]),
    )
    .executeTakeFirst();
  return known?.id;
}

/**
 * A refund of our payment that is not stored here: made by hand at the provider, or after the
 * restored backup. If its booking is unknown as well, it is handled with its session.
 */
async function adopt(change: Change, sent: ProviderRefund): Promise<void> {
  const { tx } = change;
  const found = await tx
    .selectFrom("booking")
    .innerJoin("payment", "payment.booking_id", "booking.id")
    .select(["booking.id", "payment.id as payment"])
    .where("payment.reference", "=", sent.paymentId)
    .executeTakeFirst();
  if (!found) return;
  const booking = await lockRoomsAndBooking(tx, found);
  if (sent.refundId === null && (await isSending(tx, found.payment))) return;
  await adoptRefunds(change, booking, [sent]);
}

/**
 * Some providers store no id of ours: while a refund of the payment is being sent, this may be that
 * one.
 */
async function isSending(tx: Tx, paymentId: string): Promise<boolean> {
  const due = await tx
    .selectFrom("refund")
    .select("id")
    .where("of_payment", "=", paymentId)
    .where("state", "=", "due")
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}
