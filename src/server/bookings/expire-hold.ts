import type { Cause } from "../../domain/cause.ts";
import { handOver } from "../calendar/hand-over.ts";
import { freeNights } from "../calendar/take-nights.ts";
import type { Tx } from "../database/connect.ts";
import type { Booking } from "./booking.ts";
import { moveBooking } from "./move-booking.ts";

/** Frees the nights. Only for a hold whose session has ended at the provider, or never existed. */
export async function expireHold(
  tx: Tx,
  booking: Booking,
  cause: Cause,
  at: Date,
): Promise<Booking> {
  if (booking.state !== "held") return booking;
  await handOver(tx, await freeNights(tx, booking.id), at);
  const set = { ended_at: at };
  return moveBooking(tx, booking, { to: "expired", event: "expired", at, cause, set });
}
