import { sql } from "kysely";

/**
 * Whether the selected listing was ever used: a booking in any state, a proposal, an imported stay
 * or a conflict. Reports refer to it.
 */
export const hasHistory = sql<boolean>`(
  exists (select from stay where stay.listing_id = listing.id)
  or exists (select from proposal_room where proposal_room.listing_id = listing.id)
  or exists (select from channel_conflict as conflict where conflict.listing_id = listing.id)
  or exists (
    select from channel_feed as feed join imported_event as event on event.feed_id = feed.id
    where feed.listing_id = listing.id
  )
)`;
