import { sql } from "kysely";
import type { Day } from "../../domain/day.ts";
import type { Database, Tx } from "../database/connect.ts";

/**
 * Days of a listing whose night is taken in any of its rooms, from `from` up to but not
 * including `until`. A visitor's own live hold is not a reserved day to her.
 */
export async function reservedDays(
  db: Database | Tx,
  listingId: string,
  from: Day,
  until: Day,
  visitorId: string | null,
): Promise<Day[]> {
  const { rows } = await sql<{ day: Day }>`
    select distinct night::date as day
    from listing_physical_room as part
    join occupied_nights as taken using (physical_room_id)
    left join booking on booking.id = taken.booking_id
    cross join generate_series(
      greatest(lower(taken.stay), ${from}::date),
      least(upper(taken.stay), ${until}::date) - 1,
      interval '1 day'
    ) as night
    where part.listing_id = ${listingId}
      and taken.stay && daterange(${from}::date, ${until}::date)
      and not (taken.kind = 'hold' and booking.visitor_id is not distinct from ${visitorId}::uuid)
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
    select part.listing_id, array_agg(distinct to_char(night, 'YYYY-MM-DD')) as days
    from occupied_nights as taken
    join listing_physical_room as part using (physical_room_id)
    left join booking on booking.id = taken.booking_id
    cross join generate_series(
      greatest(lower(taken.stay), ${from}::date),
      least(upper(taken.stay), ${until}::date) - 1,
      interval '1 day'
    ) as night
    where taken.stay && daterange(${from}::date, ${until}::date)
      and not (taken.kind = 'hold' and booking.visitor_id is not distinct from ${visitorId}::uuid)
    group by part.listing_id
  `.execute(db);
  return new Map(rows.map(({ listing_id, days }) => [listing_id, new Set(days)]));
}
