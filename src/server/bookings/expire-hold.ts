import { handOver } from "../calendar/hand-over.ts";
import { freeNights } from "../calendar/take-nights.ts";
import type { Change } from "../change.ts";
import { oweMail } from "../outbox/owe-mail.ts";
import type { Booking } from "./booking.ts";
import { endPix } from "./end-pix.ts";
import { moveBooking } from "./move-booking.ts";

/**
 * Frees the nights. Only for a hold whose session has ended at the provider, or never existed. A
 * guest who says that a Pix is paid, and was not answered, gets a mail.
 */
export async function expireHold(change: Change, booking: Booking): Promise<Booking> {
  if (booking.state !== "held") return booking;
  await handOver(change, await freeNights(change, booking.id));
  if ((await endPix(change, booking.id)) === "unanswered") {
    await oweMail(change, booking.id, "pix-ended");
  }
  const set = { ended_at: change.at };
  return moveBooking(change, booking, { to: "expired", event: "expired", set });
}
