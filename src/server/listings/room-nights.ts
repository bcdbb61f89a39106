import { sql } from "kysely";
import type { Day } from "../../domain/day.ts";

/**
 * The nights in [first, end) on which a physical room counts: while it is on sale, and whenever a
 * guest has it. A draft never counts; a hidden room counts for the time in which it was on sale.
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
