import { sql } from "kysely";
import type { Channel } from "../../domain/channel.ts";
import type { Day } from "../../domain/day.ts";
import { addMonths, firstDayOf, type Month } from "../../domain/month.ts";
import type { Database } from "../database/connect.ts";
import { roomNights } from "../listings/room-nights.ts";
import { roomsOfStay, staysInPeriod } from "./stays-in-period.ts";

/** bigint, as the driver gives it: a sum may exceed 32 bits. */
type Sum = string;

/** One month, one room, one channel (null: nights without a booking), or the whole period. */
export type Counted = {
  readonly by: "month" | "room" | "channel" | "total";
  readonly month: Month | null;
  readonly room: string | null;
  readonly channel: Channel | null;
  readonly roomNights: number;
  readonly soldNights: number;
  readonly unpricedNights: number;
  readonly blockedNights: number;
  readonly revenue: Sum;
  readonly kept: Sum;
  readonly commission: Sum;
  /** Of nights with a known price. */
  readonly pricedRevenue: Sum;
  /** Sums over the stays whose price and commission are both known. */
  readonly ratedRevenue: Sum;
  readonly ratedCommission: Sum;
  readonly ratedStays: number;
};

/**
 * Sold and blocked nights and revenue, per night and room. The n-th part of a stay gets the rounded
 * price of n parts less that of n - 1 parts, so that the whole centavos add up to what the account
 * charges. What is retained of a cancelled stay counts on its first day. Nights that a portal has
 * sold twice count twice until one of the two guests is cancelled.
 */
export async function countNights(db: Database, from: Month, months: number): Promise<Counted[]> {
  const [firstDay, endDay] = [firstDayOf(from), firstDayOf(addMonths(from, months))];
  const { rows } = await sql<Counted>`
    with room_night as ${roomNights(firstDay, endDay)}, found as materialized
    ${staysInPeriod(firstDay, endDay)}, part as (
      select found.*, room, night::date as night,
             row_number() over (partition by found.id order by night, room) as nth,
             count(*) over (partition by found.id) as parts
      from found
      cross join lateral ${roomsOfStay} as own
      cross join generate_series(
        check_in, case when is_live then check_out - 1 else check_in end, interval '1 day'
      ) as night
      where is_live or worth <> 0
    ), share as (
      select id, room, night, channel, is_live, is_unpriced,
             worth * nth / parts - worth * (nth - 1) / parts as worth,
             coalesce(commission * nth / parts - commission * (nth - 1) / parts, 0) as commission,
             is_live and commission is not null and not is_unpriced as is_rated
      from part
    ), unbooked as (${unbookedNights(firstDay, endDay)}), fact as (
      select night, room, null as channel, 1 as is_night, 0 as is_sold, 0 as is_unpriced,
             0 as is_blocked, 0 as earned, 0 as kept, 0 as commission, null::uuid as rated
      from room_night
      union all
      select night, room, channel, 0, is_live::int, (is_live and is_unpriced)::int, 0,
             case when is_live then worth else 0 end, case when is_live then 0 else worth end,
             case when is_live then commission else 0 end, case when is_rated then id end
      from share
      union all
      select night, room, portal, 0, (not is_closed)::int, (not is_closed)::int, is_closed::int,
             0, 0, 0, null
      from unbooked
    )
    select case grouping(month, physical_room.id, channel)
             when 3 then 'month' when 5 then 'room' when 6 then 'channel' else 'total' end as by,
           month, name as room, channel,
           coalesce(sum(is_night), 0)::int as "roomNights",
           coalesce(sum(is_sold), 0)::int as "soldNights",
           coalesce(sum(is_unpriced), 0)::int as "unpricedNights",
           coalesce(sum(is_blocked), 0)::int as "blockedNights",
           coalesce(sum(earned + kept), 0)::bigint as revenue,
           coalesce(sum(kept), 0)::bigint as kept,
           coalesce(sum(commission), 0)::bigint as commission,
           coalesce(sum(earned) filter (where is_unpriced = 0), 0)::bigint as "pricedRevenue",
           coalesce(sum(earned) filter (where rated is not null), 0)::bigint as "ratedRevenue",
           coalesce(sum(commission) filter (where rated is not null), 0)::bigint
             as "ratedCommission",
           count(distinct rated)::int as "ratedStays"
    from fact join physical_room on physical_room.id = fact.room
    cross join lateral to_char(night, 'YYYY-MM') as month
    where night >= ${firstDay}::date and night < ${endDay}::date
    group by grouping sets ((month), (physical_room.id, name), (channel), ())
    order by month, physical_room.id
  `.execute(db);
  return rows;
}

/**
 * Nights without a stay: the owner's blocks, nights that a portal has only closed, and those that
 * portals sold before their guests were recorded as stays, at an unknown price.
 */
const unbookedNights = (first: Day, end: Day) => sql`
  select room, night, portal,
         kind = 'block' or coalesce(sale = 'closed', false) or stays > 0 as is_closed
  from room_night
  join occupied_nights as taken on taken.physical_room_id = room and taken.stay @> night
    and taken.stay && daterange(${first}::date, ${end}::date) and kind in ('block', 'imported')
  left join imported_event as event on event.id = taken.imported_event_id
  left join channel_feed as feed on feed.id = event.feed_id
  cross join lateral (
    select count(*) as stays, count(*) filter (where state = 'confirmed') as guests
    from portal_stay as listed join booking on booking.id = listed.booking_id
    where listed.imported_event_id = event.id and night >= listed.first_night
      and night < listed.end_day
  ) as listed
  where guests = 0
`;
