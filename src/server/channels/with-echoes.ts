import { type RawBuilder, sql } from "kysely";
import { addDays, type Day } from "../../domain/day.ts";
import type { EventSale } from "../../domain/feed.ts";
import type { FeedRow } from "./find-feed.ts";
import { isOurUid } from "./our-uid.ts";
import type { PortalEvent } from "./portal-event.ts";

type Given = {
  readonly stays: readonly PortalEvent[];
  readonly today: Day;
  readonly ourHost: string;
};

/** Every portal lists at least this many days ahead. */
const LISTED_AHEAD = 180;

/**
 * The upcoming stays of a calendar (uid, span, sale), each with its echo: the nights that only
 * repeat what the portal has read from us. They are stored but take nothing. An echo is
 * - an event with one of our own uids;
 * - nights that the portal was told of before this read began, since it cannot have sold them. This
 * holds only if it lists all that it was told for the coming months, and something else: a portal
 * that leaves some out does not repeat us. In a stay of which it knew only a part, nights that we
 * already had from it are not echoes: they are its own, under another uid;
 * - in an event marked as closed, every night that is already taken here. An event marked as sold
 * has no echo.
 */
export function withEchoes(feed: FeedRow, { stays, today, ourHost }: Given): RawBuilder<unknown> {
  const ahead = stays.filter(({ checkOut }) => checkOut > today);
  const sales = ahead.map(({ uid, sale }): EventSale => (isOurUid(uid, ourHost) ? "ours" : sale));
  return sql`
    with given as (
      select uid, daterange(check_in, check_out) as span, sale
      from unnest(
        ${ahead.map(({ uid }) => uid)}::text[], ${ahead.map(({ checkIn }) => checkIn)}::date[],
        ${ahead.map(({ checkOut }) => checkOut)}::date[], ${sales}::text[]
      ) as event (uid, check_in, check_out, sale)
    ), listed as (
      select coalesce(range_agg(span), '{}') as nights,
             datemultirange(daterange(
               ${addDays(today, 2)}::date,
               greatest(max(upper(span)), ${addDays(today, LISTED_AHEAD)}::date)
             )) as reach
      from given
    ), known as (
      select case when told * reach <@ nights then told else '{}' end as nights
      from listed, (select ${feed.told}::datemultirange as told) as feed
    ), had as (
      select coalesce(range_agg(daterange(first_night, end_day)), '{}') as nights
      from imported_event where feed_id = ${feed.id} and isempty(echo)
    ), taken as (
      select coalesce(range_agg(stay), '{}') as nights
      from listing_physical_room as part
      join occupied_nights using (physical_room_id)
      left join imported_event as event on event.id = imported_event_id
      where part.listing_id = ${feed.listing_id} and feed_id is distinct from ${feed.id}::uuid
    )
    select uid, span, sale, datemultirange(span) * case sale
             when 'ours' then '{(,)}'
             when 'sold' then '{}'
             when 'closed' then known.nights + taken.nights
             else case when datemultirange(span) <@ known.nights
                    then known.nights else known.nights - had.nights end
           end as echo
    from given, known, had, taken
  `;
}
