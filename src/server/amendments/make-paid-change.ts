import type { SessionPurpose } from "../../domain/session-purpose.ts";
import type { Booking } from "../bookings/booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import { handOver } from "../calendar/hand-over.ts";
import { areUnsold, freeHeldNights } from "../calendar/take-nights.ts";
import type { Change } from "../change.ts";
import type { Database } from "../database/connect.ts";
import { getListing } from "../listings/get-listing.ts";
import { physicalRoomsOf } from "../listings/physical-rooms-of.ts";
import { makeChange } from "./make-change.ts";
import { endChange, findChange, isStill, type StayChangeRow, wishIn } from "./stay-change.ts";

/** The session that pays a change has the change's id. */
type Session = { readonly id: string; readonly purpose: SessionPurpose };

/** The rooms of the change that a session pays, to be locked together with the booking's own. */
export async function roomsOfChange(db: Database, session: Session): Promise<readonly number[]> {
  const row = session.purpose === "change" ? await findChange(db, session.id) : undefined;
  return row ? physicalRoomsOf(db, row) : [];
}

/**
 * Makes the change whose rise was paid, also a little late if its nights are still free. 'lost':
 * the change can no longer be made, so the payment has to be refunded.
 */
export async function makePaidChange(
  change: Change,
  booking: Booking,
  session: Session,
): Promise<"none" | "made" | "lost"> {
  const row = session.purpose === "change" ? await findChange(change.tx, session.id) : undefined;
  if (!row) return "none";
  if (!(await canBeMade(change, booking, row))) return lose(change, booking, row);
  const options = { evenUnpublished: true };
  const listing = await getListing(change.tx, row.listing_id, booking.language, options);
  const { lines, refund_percent: refundPercent } = row;
  await makeChange(change, booking, {
    wish: wishIn(row),
    listing,
    lines,
    refundPercent,
    isPaid: true,
  });
  await endChange(change, row, "done");
  return "made";
}

async function canBeMade(change: Change, booking: Booking, row: StayChangeRow): Promise<boolean> {
  const isWanted = row.state === "paying" || row.state === "expired";
  if (!isWanted || !isStill(row, booking)) return false;
  const { check_in, check_out } = row;
  const rooms = await physicalRoomsOf(change.tx, row);
  return areUnsold(change, [{ id: row.stay_id, rooms, check_in, check_out }]);
}

async function lose(change: Change, booking: Booking, row: StayChangeRow): Promise<"lost"> {
  const { id: bookingId, state } = booking;
  if (row.ended_at === null) await handOver(change, await freeHeldNights(change, bookingId));
  await endChange(change, row, "lost");
  await writeJournal(change, { bookingId, event: "change-lost", state });
  return "lost";
}
