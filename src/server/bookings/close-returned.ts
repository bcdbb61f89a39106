import type { Change } from "../change.ts";
import type { Booking } from "./booking.ts";
import { markConfirmed, type Payment } from "./confirm-booking.ts";

/**
 * A booking that was paid, confirmed and cancelled while our books, since restored, were not
 * there to see it: the whole story is written down at once. The guest has had her mails.
 */
export async function closeReturned(
  change: Change,
  booking: Booking,
  payment: Payment,
): Promise<Booking> {
  const paid = await markConfirmed(change, booking, payment);
  const { tx, at } = change;
  await tx
    .insertInto("mail")
    .values({ booking_id: booking.id, kind: "confirmation", created_at: at, sent_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return paid;
}
