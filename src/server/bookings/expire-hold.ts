import { handOver } from "../calendar/hand-over.ts";
import { freeNights } from "../calendar/take-nights.ts";
import type { Change } from "../change.ts";
import type { Booking } from "./booking.ts";
import { moveBooking } from "./move-booking.ts";

/** Gives the nights back. Only for a hold whose session the provider calls ended, or never had. */
export async function expireHold(change: Change, booking: Booking): Promise<Booking> {
  if (booking.state !== "held") return booking;
  await handOver(change, await freeNights(change.tx, booking.id));
  const set = { ended_at: change.at };
  return moveBooking(change, booking, { to: "expired", event: "expired", set });
}
