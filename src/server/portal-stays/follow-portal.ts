import { guestCount } from "../../domain/guests.ts";
import { resolveAlert } from "../alerts/raise-alert.ts";
import { type Booking, guestsOf } from "../bookings/booking.ts";
import { lockBooking } from "../bookings/find-booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import { takeBackCancellation } from "../bookings/take-back-cancellation.ts";
import { freeNights } from "../calendar/take-nights.ts";
import type { Change } from "../change.ts";
import type { Deps } from "../deps.ts";
import type { ReadFeed, StoredStay } from "./listed-stays.ts";
import { type Piece, sameDates } from "./match-stays.ts";

/**
 * Updates a stay to what the portal lists now: event, uid and dates; a cancelled one is confirmed
 * again. What was completed by hand stays. True if nights were freed, to be placed anew.
 */
export async function followPortal(
  deps: Deps,
  change: Change,
  feed: ReadFeed,
  stay: StoredStay,
  piece: Piece,
): Promise<boolean> {
  const isNamedSold = stay.nature === "closed" && piece.sale === "sold";
  const nature = isNamedSold ? "guest" : stay.nature;
  const isListedSo = stay.eventId === piece.eventId && stay.uid === piece.uid;
  const isAsBefore = isListedSo && sameDates(stay, piece) && nature === stay.nature;
  if (isAsBefore && stay.isInStep) return false;
  const booking = await lockBooking(change.tx, stay.bookingId);
  await write(change, feed, stay, piece, nature);
  if (nature === "guest" && booking.state === "cancelled") {
    await takeBackCancellation(change, booking, "portal-returned");
    await resolveAlert(deps, change.tx, "channel-cancelled", stay.id);
  }
  if (!sameDates({ checkIn: booking.check_in, checkOut: booking.check_out }, piece)) {
    await moveDates(change, booking, piece);
  }
  // While no event listed it, the booking held the nights itself; now they are the event's.
  return (await freeNights(change, booking.id)).length > 0;
}

async function write(
  { tx }: Pick<Change, "tx">,
  feed: ReadFeed,
  stay: StoredStay,
  { eventId, uid, checkIn, checkOut }: Piece,
  nature: StoredStay["nature"],
): Promise<void> {
  await tx
    .updateTable("portal_stay")
    .set({
      feed_name: feed.name,
      feed_id: feed.id,
      imported_event_id: eventId,
      uid,
      first_night: checkIn,
      end_day: checkOut,
      nature,
      gone_at: null,
    })
    .where("id", "=", stay.id)
    .execute();
}

/** The price stays: only the portal knows the price of the new dates. */
async function moveDates(change: Change, booking: Booking, piece: Piece): Promise<void> {
  const { checkIn, checkOut } = piece;
  await change.tx
    .updateTable("stay")
    .set({ check_in: checkIn, check_out: checkOut })
    .where("booking_id", "=", booking.id)
    .where("cancelled_at", "is", null)
    .execute();
  await change.tx
    .updateTable("booking")
    .set({ version: booking.version + 1 })
    .where("id", "=", booking.id)
    .execute();
  const same = {
    listingId: booking.listing_id,
    people: guestCount(guestsOf(booking)),
    total: booking.total,
  };
  const from = { ...same, checkIn: booking.check_in, checkOut: booking.check_out };
  const { state } = await lockBooking(change.tx, booking.id);
  const facts = { from, to: { ...same, checkIn, checkOut } };
  await writeJournal(change, { bookingId: booking.id, event: "moved", state, facts });
}
