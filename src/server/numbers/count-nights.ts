import { sql } from "kysely";
import type { Figures } from "../../contract/owner/numbers.ts";
import { addMonths, firstDayOf, type Month } from "../../domain/month.ts";
import { byHandColumn, refundedColumn } from "../bookings/account.ts";
import type { Database } from "../database/connect.ts";

/** Figures of one month, of one room, or with neither of the whole time. */
export type CountedFigures = Figures & {
  readonly month: Month | null;
  readonly room: string | null;
};

/**
 * Sold, blocked and earned, counted night by night. The n-th of a booking's nights is worth
 * what n nights are worth less what n - 1 were: whole centavos that add up to the total.
 */
export async function countNights(
  db: Database,
  from: Month,
  months: number,
): Promise<CountedFigures[]> {
  const first = sql`${firstDayOf(from)}::date`;
  const end = sql`${firstDayOf(addMonths(from, months))}::date`;
  const { rows } = await sql<CountedFigures>`
    with sold as (
      select taken.physical_room_id as room, night::date as night, booking.total::bigint as worth,
             row_number() over (partition by booking.id order by night, taken.physical_room_id) as nth,
             count(*) over (partition by booking.id) as nights
      from booking
      join occupied_nights as taken on taken.booking_id = booking.id
      cross join generate_series(lower(taken.stay), upper(taken.stay) - 1, interval '1 day') as night
      where booking.state = 'confirmed' and check_in < ${end} and check_out > ${first}
    ), kept as (
      select physical_room_id as room, check_in as night,
             (coalesce(paid_amount, 0) - ${refundedColumn} + ${byHandColumn})::bigint as worth,
             row_number() over (partition by booking.id order by physical_room_id) as nth,
             count(*) over (partition by booking.id) as nights
      from booking join listing_physical_room using (listing_id)
      where state = 'cancelled' and check_in >= ${first} and check_in < ${end}
    ), fact as (
      select id as room, night::date as night, 1 as is_night, 0 as is_booked, 0 as is_imported,
             0 as is_blocked, 0 as earned, 0 as kept
      from physical_room cross join generate_series(${first}, ${end} - 1, interval '1 day') as night
      union all
      select room, night, 0, 1, 0, 0, worth * nth / nights - worth * (nth - 1) / nights, 0 from sold
      union all
      select room, night, 0, 0, 0, 0, 0, worth * nth / nights - worth * (nth - 1) / nights from kept
      union all
      select physical_room_id, night::date, 0, 0, (kind = 'imported')::int, (kind = 'block')::int, 0, 0
      from occupied_nights
      cross join generate_series(lower(stay), upper(stay) - 1, interval '1 day') as night
      where kind in ('imported', 'block') and stay && daterange(${first}, ${end})
    )
    select to_char(night, 'YYYY-MM') as month, name as room,
           sum(is_night)::int as "roomNights", sum(is_booked + is_imported)::int as "soldNights",
           sum(is_blocked)::int as "blockedNights",
           round(sum(earned) / nullif(sum(is_booked), 0))::int as "averageRate",
           sum(earned + kept)::int as revenue, sum(kept)::int as kept
    from fact join physical_room on physical_room.id = fact.room
    where night >= ${first} and night < ${end}
    group by grouping sets ((to_char(night, 'YYYY-MM')), (physical_room.id, name), ())
    order by month, physical_room.id
  `.execute(db);
  return rows;
}
