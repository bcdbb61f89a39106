import { bookingCode } from "../../domain/booking.ts";
import { policySoldBy } from "../../domain/cancellation.ts";
import { defaultLanguage } from "../../domain/language.ts";
import { openAccount } from "../account/open-account.ts";
import { insertBooking } from "../bookings/insert-booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import type { Change } from "../change.ts";
import { getProperty } from "../property/get-property.ts";
import type { ReadFeed } from "./listed-stays.ts";
import type { Piece } from "./match-stays.ts";

const oneAdult = { adults: 1, childrenUpTo12: 0, childrenAbove12: 0 };

/** Enters a stay whose guest's name, number of people and price are not known yet. */
export async function enterStay(change: Change, feed: ReadFeed, piece: Piece): Promise<void> {
  const { tx, at } = change;
  const property = await getProperty(tx);
  const stay = { checkIn: piece.checkIn, checkOut: piece.checkOut };
  const sold = { listingId: feed.listing_id, stay, guests: oneAdult, lines: [] };
  const { id: bookingId } = await insertBooking(change, [sold], {
    code: bookingCode(property.shortName, Math.random),
    state: "confirmed",
    channel: feed.portal,
    language: defaultLanguage,
    cancellation_policy: JSON.stringify(policySoldBy(property)),
    created_at: at,
    confirmed_at: at,
  });
  await openAccount(change, bookingId);
  await insertPortalStay(change, feed, piece, { bookingId });
  const facts = { channel: feed.portal };
  const entry = { bookingId, event: "portal-sold", state: "confirmed", facts } as const;
  await writeJournal(change, entry);
}

export async function insertPortalStay(
  { tx, at }: Pick<Change, "tx" | "at">,
  feed: ReadFeed,
  { eventId, uid, checkIn, checkOut }: Piece,
  { bookingId, peopleKnown = false }: { bookingId: string; peopleKnown?: boolean },
): Promise<void> {
  await tx
    .insertInto("portal_stay")
    .values({
      listing_id: feed.listing_id,
      portal: feed.portal,
      feed_name: feed.name,
      feed_id: feed.id,
      imported_event_id: eventId,
      uid,
      first_night: checkIn,
      end_day: checkOut,
      booking_id: bookingId,
      people_known: peopleKnown,
      created_at: at,
    })
    .execute();
}
