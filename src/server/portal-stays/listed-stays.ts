import { sql } from "kysely";
import type { Day } from "../../domain/day.ts";
import type { Portal } from "../../domain/feed.ts";
import type { Tx } from "../database/connect.ts";
import type { KnownStay, Piece } from "./match-stays.ts";

export type ReadFeed = {
  readonly id: string;
  readonly listing_id: string;
  readonly name: string;
  readonly portal: Portal;
};

/** A portal stay, with the id of its booking. */
export type StoredStay = KnownStay & {
  readonly id: string;
  readonly bookingId: string;
  readonly nature: "guest" | "closed";
  /** Its booking has the same dates, and no nights besides the event's. */
  readonly isInStep: boolean;
};

/**
 * The pieces of the feed's current events that are no echo, in order. A stay that is listed twice
 * counts once. Past nights are left out.
 */
export async function piecesOf(tx: Tx, feed: ReadFeed, today: Day): Promise<Piece[]> {
  const { rows } = await sql<Piece>`
    select distinct on (piece) event.id as "eventId", uid, sale,
           lower(piece) as "checkIn", upper(piece) as "checkOut"
    from imported_event as event,
         unnest(datemultirange(daterange(first_night, end_day)) - echo) as piece
    where feed_id = ${feed.id} and sale in ('sold', 'unsaid') and upper(piece) > ${today}::date
    order by piece, event.first_seen_at, event.id
  `.execute(tx);
  return rows;
}

/**
 * The stays that a feed may update: its own, and those of a removed feed of the same portal. Stays
 * of erased guests are left out.
 */
export async function staysOf(
  tx: Tx,
  feed: ReadFeed,
  pieces: readonly Piece[],
  today: Day,
): Promise<StoredStay[]> {
  const { rows } = await sql<StoredStay>`
    select stay.id, stay.booking_id as "bookingId", nature, imported_event_id as "eventId",
           feed_id as "feedId", uid, first_night as "checkIn", end_day as "checkOut",
           gone_at as "goneAt", nature = 'closed' or (
             state = 'confirmed' and (check_in, check_out) = (first_night, end_day)
             and not exists (select from occupied_nights where booking_id = booking.id)
           ) as "isInStep"
    from portal_stay as stay join booking on booking.id = stay.booking_id
    where stay.listing_id = ${feed.listing_id} and portal = ${feed.portal}
      and (feed_id = ${feed.id} or (feed_id is null and (portal <> 'other' or feed_name = ${feed.name})))
      and (end_day > ${today}::date
        or imported_event_id = any(${pieces.map(({ eventId }) => eventId)}::uuid[]))
      and erased_at is null
    order by first_night, stay.created_at, stay.id
  `.execute(tx);
  return rows;
}

/**
 * A booking noted by hand is exported to the portal, like any other, and then the portal's own sale
 * looks like an echo of it, also under a new uid. An event with the dates of a portal stay is that
 * stay's, unless the portal was told of exactly these dates and another taker has them here: then
 * it is an echo of that one. True if there were any.
 */
export async function ownWhatIsOurs(tx: Tx, feed: ReadFeed, today: Day): Promise<boolean> {
  const { rows } = await sql`
    update imported_event as event set echo = '{}'
    where feed_id = ${feed.id} and sale = 'unsaid' and not isempty(echo)
      and end_day > ${today}::date and (
        exists (
          select from portal_stay as stay join booking on booking.id = stay.booking_id
          where erased_at is null and (stay.listing_id, stay.portal, stay.first_night, stay.end_day)
                = (${feed.listing_id}, ${feed.portal}, event.first_night, event.end_day)
            and imported_event_id is null and gone_at is null and not exists (
              select from channel_feed as reader
              cross join unnest(told) as run
              join listing_physical_room as part on part.listing_id = reader.listing_id
              join occupied_nights as taken using (physical_room_id)
              left join imported_event as other on other.id = taken.imported_event_id
              where reader.id = ${feed.id} and run = daterange(event.first_night, event.end_day)
                and taken.stay && run and taken.booking_id is distinct from stay.booking_id
                and other.feed_id is distinct from reader.id
            )
        ) or exists (
          select from booking
          where (listing_id, channel, check_in, check_out)
                = (${feed.listing_id}, ${feed.portal}, event.first_night, event.end_day)
            and state = 'confirmed'
            and not exists (select from portal_stay where booking_id = booking.id)
            and 1 = (select count(*) from stay where booking_id = booking.id and cancelled_at is null)
        )
      )
    returning event.id
  `.execute(tx);
  return rows.length > 0;
}
