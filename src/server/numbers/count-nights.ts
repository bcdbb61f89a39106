import { sql } from "kysely";
import type { Figures } from "../../contract/owner/numbers.ts";
import { addMonths, firstDayOf, type Month } from "../../domain/month.ts";
import type { Database } from "../database/connect.ts";
import { roomNights } from "../listings/room-nights.ts";

/** Figures of one month, of one room, or (with neither) of the whole period. */
export type CountedFigures = Figures & {
  readonly month: Month | null;
  readonly room: string | null;
};

/**
 * Sold, blocked and earned per night. A night that a portal sold is of an unknown price until
 * somebody has written it down. The n-th night of a booking is worth the rounded price of n
 * nights minus that of one night less, so that whole centavos add up to the total.
 */
export async function countNights(
  db: Database,
  from: Month,
  months: number,
): Promise<CountedFigures[]> {
  const [firstDay, endDay] = [firstDayOf(from), firstDayOf(addMonths(from, months))];
  const [first, end] = [sql`${firstDay}::date`, sql`${endDay}::date`];
  const { rows } = await sql<CountedFigures>`
    with room_night as ${roomNights(firstDay, endDay)}, sold as (
      select taken.physical_room_id as room, night::date as night, account.total::bigint as worth,
             row_number() over (partition by booking.id order by night, taken.physical_room_id) as nth,
             count(*) over (partition by booking.id) as nights
      from booking
      join booking_account as account on account.booking_id = booking.id
      left join portal_stay as listed on listed.booking_id = booking.id
      join occupied_nights as taken on taken.booking_id = booking.id
        or (taken.imported_event_id = listed.imported_event_id
          and taken.stay <@ daterange(listed.first_night, listed.end_day))
      cross join generate_series(lower(taken.stay), upper(taken.stay) - 1, interval '1 day') as night
      where booking.state = 'confirmed' and check_in < ${end} and check_out > ${first}
        and (listed.id is null or account.total > 0)
    ), kept as (
      select physical_room_id as room, check_in as night,
             (account.received - account.refunding - account.lost)::bigint as worth,
             row_number() over (partition by booking.id order by physical_room_id) as nth,
             count(*) over (partition by booking.id) as nights
      from booking join listing_physical_room using (listing_id)
      join booking_account as account on account.booking_id = booking.id
      where state = 'cancelled' and check_in >= ${first} and check_in < ${end}
    ), fact as (
      select room, night, 1 as is_night, 0 as is_booked, 0 as is_imported,
             0 as is_blocked, 0 as earned, 0 as kept
      from room_night
      union all
      select room, night, 0, 1, 0, 0, worth * nth / nights - worth * (nth - 1) / nights, 0 from sold
      union all
      select room, night, 0, 0, 0, 0, 0, worth * nth / nights - worth * (nth - 1) / nights from kept
      union all
      select room, night, 0, 0, (kind <> 'block')::int, (kind = 'block')::int, 0, 0
      from room_night join occupied_nights as taken
        on taken.physical_room_id = room and taken.stay @> night and kind <> 'hold'
      where kind = 'block' or (room, night) not in (select room, night from sold)
    )
    select to_char(night, 'YYYY-MM') as month, name as room,
           coalesce(sum(is_night), 0)::int as "roomNights",
           coalesce(sum(is_booked + is_imported), 0)::int as "soldNights",
           coalesce(sum(is_blocked), 0)::int as "blockedNights",
           round(sum(earned) / nullif(sum(is_booked), 0))::int as "averageRate",
           coalesce(sum(earned + kept), 0)::int as revenue, coalesce(sum(kept), 0)::int as kept
    from fact join physical_room on physical_room.id = fact.room
    where night >= ${first} and night < ${end}
    group by grouping sets ((to_char(night, 'YYYY-MM')), (physical_room.id, name), ())
    order by month, physical_room.id
  `.execute(db);
  return rows;
}
