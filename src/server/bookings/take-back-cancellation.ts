import type { JournalEvent } from "../../domain/journal.ts";
import { restoreCharges } from "../account/restore-charges.ts";
import type { Change } from "../change.ts";
import type { Booking } from "./booking.ts";
import { moveBooking } from "./move-booking.ts";

/** Confirms the booking again, with the account it had. The caller takes the nights. */
export async function takeBackCancellation(
  change: Change,
  booking: Booking,
  event: JournalEvent,
): Promise<void> {
  const ended = await change.tx
    .deleteFrom("cancellation")
    .where("booking_id", "=", booking.id)
    .returning("at")
    .executeTakeFirst();
  if (ended) await restoreCharges(change, booking.id, ended.at);
  await moveBooking(change, booking, { to: "confirmed", event, isReturn: true });
}
