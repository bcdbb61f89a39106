import type { Cause } from "../../domain/cause.ts";
import type { Tx } from "../database/connect.ts";
import type { ProviderRefund } from "../payments/provider.ts";
import { adoptRefunds } from "./adopt-refunds.ts";
import type { Booking } from "./booking.ts";
import { markConfirmed, type Payment } from "./confirm-booking.ts";

/**
 * A booking that was paid, confirmed and cancelled after the restored backup was made: the whole
 * history is recorded at once. The guest has had her mails.
 */
export async function closeReturned(
  tx: Tx,
  booking: Booking,
  payment: Payment,
  refunds: readonly ProviderRefund[],
  cause: Cause,
  at: Date,
): Promise<Booking> {
  const paid = await markConfirmed(tx, booking, payment, cause, at);
  await tx
    .insertInto("mail")
    .values({ booking_id: booking.id, kind: "confirmation", created_at: at, sent_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return adoptRefunds(tx, paid, refunds, cause, at);
}
