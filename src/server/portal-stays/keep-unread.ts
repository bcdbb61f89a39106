import type { Day } from "../../domain/day.ts";
import { writeJournal } from "../bookings/journal.ts";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";
import type { ReadFeed } from "./listed-stays.ts";

/** The bookings of a feed that is about to be removed. */
export async function bookingsOfFeed(tx: Tx, feedId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("portal_stay")
    .innerJoin("booking", "booking.id", "portal_stay.booking_id")
    .select("booking.id")
    .where("feed_id", "=", feedId)
    .where("imported_event_id", "is not", null)
    .where("state", "=", "confirmed")
    .orderBy("check_in")
    .execute();
  return rows.map(({ id }) => id);
}

/** The portal's calendar is no longer read, but its guests still come, so their bookings stay. */
export async function noteUnread(change: Change, bookingIds: readonly string[]): Promise<void> {
  for (const bookingId of bookingIds) {
    await writeJournal(change, { bookingId, event: "portal-unread", state: "confirmed" });
  }
}

/** Whether there are stays of a removed feed that a new feed of this portal would decide about. */
export async function hasUnread(tx: Tx, feed: ReadFeed, from: Day): Promise<boolean> {
  const unread = await tx
    .selectFrom("portal_stay")
    .select("id")
    .where("listing_id", "=", feed.listing_id)
    .where("portal", "=", feed.portal)
    .where("feed_id", "is", null)
    .where("gone_at", "is", null)
    .where("nature", "=", "guest")
    .where("first_night", ">=", from)
    .limit(1)
    .executeTakeFirst();
  return unread !== undefined;
}
