import { type RawBuilder, sql } from "kysely";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";

/** Frees the nights of events whose dates have changed, so that they can be placed anew. */
export async function giveBackMoved(
  tx: Tx,
  feedId: string,
  wanted: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    delete from occupied_nights using imported_event as event, (${wanted}) as wanted
    where imported_event_id = event.id and event.feed_id = ${feedId} and event.uid = wanted.uid
      and daterange(event.first_night, event.end_day) <> wanted.span
  `.execute(tx);
}

/**
 * Takes the free nights of imported events in these rooms, which must be locked. Of two events that
 * want the same night, the older one gets it. Each pass retries the remaining nights of the other,
 * until nothing more can be placed. Then come stays of removed feeds.
 */
export async function placeImported(
  { tx, at }: Pick<Change, "tx" | "at">,
  physicalRoomIds: readonly number[],
): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      insert into occupied_nights (physical_room_id, stay, kind, imported_event_id)
      select physical_room_id, piece, 'imported', event_id
      from (
        select part.physical_room_id, event.id as event_id, event.first_seen_at,
               unnest(
                 datemultirange(daterange(first_night, end_day)) - echo - coalesce(
                   (select range_agg(taken.stay) from occupied_nights as taken
                    where taken.physical_room_id = part.physical_room_id
                      and taken.stay && daterange(first_night, end_day)),
                   '{}')
               ) as piece
        from imported_event as event
        join channel_feed as feed on feed.id = event.feed_id
        join listing_physical_room as part on part.listing_id = feed.listing_id
        where part.physical_room_id = any(${[...physicalRoomIds]}::int[])
          and event.end_day >= day_at(${at})
      ) as free
      order by first_seen_at, event_id
      on conflict do nothing
      returning id
    `.execute(tx);
    if (rows.length === 0) break;
  }
  await holdUnread(tx, physicalRoomIds);
}

/**
 * Takes the free nights of stays whose feed was removed, in these rooms, which must be locked. No
 * event holds these nights any more, but the guests still come, so the bookings hold them. Where
 * two stays want the same night, the later one gets its remaining nights in the next pass.
 */
async function holdUnread(tx: Tx, physicalRoomIds: readonly number[]): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      insert into occupied_nights (physical_room_id, stay, kind, booking_id, stay_id)
      select part.physical_room_id, piece, 'booking', booking.id, stay.id
      from portal_stay as unread
      join booking on booking.id = unread.booking_id
      join stay on stay.booking_id = booking.id and stay.cancelled_at is null
      join listing_physical_room as part on part.listing_id = stay.listing_id
      cross join lateral unnest(
        datemultirange(daterange(stay.check_in, stay.check_out)) - coalesce(
          (select range_agg(taken.stay) from occupied_nights as taken
           where taken.physical_room_id = part.physical_room_id
             and taken.stay && daterange(stay.check_in, stay.check_out)),
          '{}')
      ) as piece
      where unread.feed_id is null and gone_at is null and state = 'confirmed'
        and part.physical_room_id = any(${[...physicalRoomIds]}::int[])
      order by unread.created_at, booking.id, part.physical_room_id
      on conflict do nothing
      returning id
    `.execute(tx);
    if (rows.length === 0) return;
  }
}
