import type { Cause } from "../../domain/cause.ts";
import type { Centavos } from "../../domain/money.ts";
import { handOver } from "../calendar/hand-over.ts";
import { freeNights } from "../calendar/take-nights.ts";
import type { Tx } from "../database/connect.ts";
import type { Booking } from "./booking.ts";
import { moveBooking } from "./move-booking.ts";

export type Terms = { readonly refundPercent: number; readonly refundAmount: Centavos };

/** Frees the nights and records the terms. The caller decides what is owed. */
export async function endBooking(
  tx: Tx,
  booking: Booking,
  { refundPercent, refundAmount }: Terms,
  cause: Cause,
  at: Date,
): Promise<Booking> {
  await handOver(tx, await freeNights(tx, booking.id), at);
  await tx
    .insertInto("cancellation")
    .values({
      booking_id: booking.id,
      at,
      by: cause.actor,
      refund_percent: refundPercent,
      refund_amount: refundAmount,
    })
    .execute();
  const facts = { refund: refundAmount };
  return moveBooking(tx, booking, { to: "cancelled", event: "cancelled", at, cause, facts });
}
