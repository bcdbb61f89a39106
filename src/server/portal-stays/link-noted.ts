import { lockBooking } from "../bookings/find-booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import { freeNights } from "../calendar/take-nights.ts";
import type { Change } from "../change.ts";
import { insertPortalStay } from "./enter-stay.ts";
import type { ReadFeed } from "./listed-stays.ts";
import type { Piece } from "./match-stays.ts";

/**
 * A booking that the owner noted for this portal, with the same room and dates, is this sale. Its
 * nights become the event's, as for every stay that a calendar lists: if they were exported to the
 * portal as ours, they would come back as closed even after the portal has cancelled. True if there
 * was such a booking.
 */
export async function linkNoted(change: Change, feed: ReadFeed, piece: Piece): Promise<boolean> {
  const { tx } = change;
  const noted = await tx
    .selectFrom("booking")
    .select("id")
    .where("listing_id", "=", feed.listing_id)
    .where("channel", "=", feed.portal)
    .where("check_in", "=", piece.checkIn)
    .where("check_out", "=", piece.checkOut)
    .where("state", "=", "confirmed")
    .where("erased_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("portal_stay")
            .select("portal_stay.id")
            .whereRef("portal_stay.booking_id", "=", "booking.id"),
        ),
      ),
    )
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  if (!noted) return false;
  const booking = await lockBooking(tx, noted.id);
  // An event is about one room: linked to a booking with several, it would end or move all of them.
  if (booking.state !== "confirmed" || booking.stays.length > 1) return false;
  await freeNights(change, booking.id);
  await insertPortalStay(change, feed, piece, { bookingId: booking.id, peopleKnown: true });
  const entry = { bookingId: booking.id, event: "portal-found", state: booking.state } as const;
  await writeJournal(change, { ...entry, facts: { channel: feed.portal } });
  return true;
}
