import { adoptRefunds } from "../bookings/adopt-refunds.ts";
import type { Booking } from "../bookings/booking.ts";
import { lockBooking } from "../bookings/find-booking.ts";
import { lockRooms } from "../calendar/lock-rooms.ts";
import { settleRefund } from "../checkout/settle-refund.ts";
import { inTransaction } from "../database/transaction.ts";
import { isUuid } from "../database/uuid.ts";
import type { Deps } from "../deps.ts";
import { physicalRoomsOf } from "../listings/physical-rooms-of.ts";
import type { ProviderRefund } from "../payments/provider.ts";

const cause = { actor: "system", source: "reconciler" } as const;

/**
 * Goes through the provider's own list of refunds. One of ours that our books do not know was made
 * after the moment they were restored to, and may have cancelled a booking that they call confirmed.
 */
export async function adoptForgottenRefunds(deps: Deps, since: Date): Promise<void> {
  for await (const sent of deps.payments.listRefunds({ madeSince: since })) {
    if (sent.refundId === null || !isUuid(sent.refundId)) continue;
    const known = await deps.db
      .selectFrom("refund")
      .select("state")
      .where("id", "=", sent.refundId)
      .executeTakeFirst();
    if (!known) await adopt(deps, sent);
    else if (known.state === "due") await settleRefund(deps, sent, cause);
  }
}

/** One whose booking is unknown as well is looked at when its session is. */
async function adopt(deps: Deps, sent: ProviderRefund): Promise<void> {
  const found = await bookingPaidBy(deps, sent.paymentId);
  if (!found) return;
  await inTransaction(deps.db, async (tx) => {
    await lockRooms(tx, await physicalRoomsOf(tx, found));
    const booking = await lockBooking(tx, found.id);
    await adoptRefunds(tx, booking, [sent], cause, new Date(deps.clock()));
  });
}

async function bookingPaidBy(deps: Deps, paymentId: string | null): Promise<Booking | undefined> {
  return deps.db
    .selectFrom("booking")
    .selectAll()
    .where("payment_id", "=", paymentId)
    .executeTakeFirst();
}
