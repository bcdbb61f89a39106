import { type RawBuilder, sql } from "kysely";
import { addDays, type Day } from "../../domain/day.ts";
import type { FeedRow } from "./find-feed.ts";
import { isOurUid } from "./our-uid.ts";
import type { PortalStay } from "./portal-stay.ts";

type Given = {
  readonly stays: readonly PortalStay[];
  readonly today: Day;
  readonly ourHost: string;
};

/** Days that every portal lists, whatever its horizon. */
const LISTED_AHEAD = 180;

/**
 * The coming stays of a calendar (uid, span), each with the nights that are an echo: they repeat
 * what the portal had read from us, so they are kept in mind and take nothing. An echo is
 * - an event that bears our own name;
 * - nights the portal knew to be closed before this look began, because it cannot have sold these.
 *   Only if it lists all that it was told of the coming months, and what else it lists: one that
 *   leaves some out does not repeat us at all. And of a stay that is only partly known to it, not
 *   the nights that we had from it before: those are its own, under another name;
 * - of an event that is said to be no sale, whatever is taken here already.
 * An event that is said to be a sale is none.
 */
export function withEchoes(feed: FeedRow, { stays, today, ourHost }: Given): RawBuilder<unknown> {
  const ahead = stays.filter(({ checkOut }) => checkOut > today);
  const nature = ahead.map(({ uid, sale }) => (isOurUid(uid, ourHost) ? "ours" : sale));
  return sql`
    with given as (
      select uid, daterange(check_in, check_out) as span, nature
      from unnest(
        ${ahead.map(({ uid }) => uid)}::text[], ${ahead.map(({ checkIn }) => checkIn)}::date[],
        ${ahead.map(({ checkOut }) => checkOut)}::date[], ${nature}::text[]
      ) as event (uid, check_in, check_out, nature)
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
    select uid, span, datemultirange(span) * case nature
             when 'ours' then '{(,)}'
             when 'sold' then '{}'
             when 'closed' then known.nights + taken.nights
             else case when datemultirange(span) <@ known.nights
                    then known.nights else known.nights - had.nights end
           end as echo
    from given, known, had, taken
  `;
}
