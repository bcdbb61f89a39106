import type { Cause } from "../../domain/cause.ts";
import { adoptRefunds } from "../bookings/adopt-refunds.ts";
import { lockBooking } from "../bookings/find-booking.ts";
import { lockRooms } from "../calendar/lock-rooms.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import { isUuid } from "../database/uuid.ts";
import type { Deps } from "../deps.ts";
import { physicalRoomsOf } from "../listings/physical-rooms-of.ts";
import type { ProviderRefund } from "../payments/provider.ts";
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
    const known = await knownId(tx, sent);
    if (known) await moveRefund(tx, deps, known, { state: sent.state, providerId: sent.id }, cause);
    else await adopt(tx, deps, sent, cause);
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
async function adopt(tx: Tx, deps: Deps, sent: ProviderRefund, cause: Cause): Promise<void> {
  const found = await tx
    .selectFrom("booking")
    .selectAll()
    .where("payment_id", "=", sent.paymentId)
    .executeTakeFirst();
  if (!found) return;
  await lockRooms(tx, await physicalRoomsOf(tx, found));
  const booking = await lockBooking(tx, found.id);
  await adoptRefunds(tx, booking, [sent], cause, new Date(deps.clock()));
}
