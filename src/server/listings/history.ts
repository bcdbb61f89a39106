import { sql } from "kysely";

/**
 * Whether somebody has ever had something to do with the listing that is being selected: a booking in
 * any state, a portal's guest, or a dispute about one. Books and reports go on speaking of it.
 */
export const hasHistory = sql<boolean>`(
  exists (select from booking where booking.listing_id = listing.id)
  or exists (select from channel_conflict as conflict where conflict.listing_id = listing.id)
  or exists (
    select from channel_feed as feed join imported_event as event on event.feed_id = feed.id
    where feed.listing_id = listing.id
  )
)`;
