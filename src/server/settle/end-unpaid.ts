import { dropChange } from "../amendments/drop-change.ts";
import { openChangeOf } from "../amendments/stay-change.ts";
import type { Booking } from "../bookings/booking.ts";
import { expireHold } from "../bookings/expire-hold.ts";
import type { Change } from "../change.ts";
import type { SessionRow } from "./payment-session.ts";

/**
 * Expires the hold or change that waits for this session; a session of another purpose ends
 * nothing.
 */
export async function endUnpaid(
  change: Change,
  booking: Booking,
  { id, purpose }: Pick<SessionRow, "id" | "purpose">,
): Promise<Booking> {
  if (purpose === "booking") return expireHold(change, booking);
  if (purpose === "change" && (await openChangeOf(change.tx, booking.id))?.id === id) {
    await dropChange(change, booking, "expired");
  }
  return booking;
}
