import { sql } from "kysely";
import type { Day } from "../../domain/day.ts";
import type { Database, Tx } from "../database/connect.ts";

/**
 * Days of a listing whose night is taken in any of its rooms, from `from` up to but not
 * including `until`. A visitor's own live hold is not a reserved day to her, nor is one that would
 * yield to her. Nor can she have the next weeks of a room that may have been sold elsewhere without
 * our knowing, if the owner wants them closed for as long as a portal is silent.
 */
export async function reservedDays(
  db: Database | Tx,
  listingId: string,
  from: Day,
  until: Day,
  visitorId: string | null,
): Promise<Day[]> {
  const { rows } = await sql<{ day: Day }>`
    with closed as (
      select taken.stay
      from listing_physical_room as part
      join occupied_nights as taken using (physical_room_id)
      left join booking on booking.id = taken.booking_id
      where part.listing_id = ${listingId}
        and taken.stay && daterange(${from}::date, ${until}::date)
        and not (taken.kind = 'hold' and booking.visitor_id is not distinct from ${visitorId}::uuid)
        and not (taken.kind = 'hold' and held_nights_yield(taken.physical_room_id, taken.stay))
      union all
      select stay from closed_by_silence where listing_id = ${listingId}
    )
    select distinct night::date as day
    from closed
    cross join generate_series(
      greatest(lower(stay), ${from}::date), least(upper(stay), ${until}::date) - 1, interval '1 day'
    ) as night
    order by day
  `.execute(db);
  return rows.map(({ day }) => day);
}

/** The same for every published listing at once: the search looks at one window of days. */
export async function reservedDaysByListing(
  db: Database,
  from: Day,
  until: Day,
  visitorId: string | null,
): Promise<ReadonlyMap<string, ReadonlySet<Day>>> {
  const { rows } = await sql<{ listing_id: string; days: Day[] }>`
    with closed as (
      select part.listing_id, taken.stay
      from occupied_nights as taken
      join listing_physical_room as part using (physical_room_id)
      left join booking on booking.id = taken.booking_id
      where taken.stay && daterange(${from}::date, ${until}::date)
        and not (taken.kind = 'hold' and booking.visitor_id is not distinct from ${visitorId}::uuid)
        and not (taken.kind = 'hold' and held_nights_yield(taken.physical_room_id, taken.stay))
      union all
      select listing_id, stay from closed_by_silence
    )
    select listing_id, array_agg(distinct to_char(night, 'YYYY-MM-DD')) as days
    from closed
    cross join generate_series(
      greatest(lower(stay), ${from}::date), least(upper(stay), ${until}::date) - 1, interval '1 day'
    ) as night
    group by listing_id
  `.execute(db);
  return new Map(rows.map(({ listing_id, days }) => [listing_id, new Set(days)]));
}
