import { sql } from "kysely";
import type { Day } from "../../domain/day.ts";

/**
 * The nights on which a room with a door counts, from `first` up to but not including `end`: while the
 * site sells it, and whenever a guest has it. A draft counts on none, and a room that is hidden
 * still counts for the time in which it was for sale.
 */
export function roomNights(first: Day, end: Day) {
  const within = sql`daterange(${first}::date, ${end}::date)`;
  return sql`(
    select physical_room_id as room, night::date as night
    from room_on_sale
    cross join generate_series(
      greatest(lower(days), ${first}::date), least(upper(days), ${end}::date) - 1, interval '1 day'
    ) as night
    where days && ${within}
    union
    select physical_room_id, night::date
    from occupied_nights
    cross join generate_series(
      greatest(lower(stay), ${first}::date), least(upper(stay), ${end}::date) - 1, interval '1 day'
    ) as night
    where kind in ('booking', 'imported') and stay && ${within}
  )`;
}
