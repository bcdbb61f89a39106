import { type RawBuilder, sql } from "kysely";
import type { Day } from "../../domain/day.ts";
import type { Database, Tx } from "../database/connect.ts";

/**
 * Days in [from, until) whose night is taken in any room of the listing. Not reserved for a
 * visitor: her own hold, and holds that would yield to her. Reserved: the next weeks of a room
 * whose portal is silent, if the owner wants them closed.
 */
export async function reservedDays(
  db: Database | Tx,
  listingId: string,
  from: Day,
  until: Day,
  visitorId: string | null,
): Promise<Day[]> {
  const { rows } = await reservedDaysQuery(listingId, from, until, visitorId).execute(db);
  return rows.map(({ day }) => day);
}

export function reservedDaysQuery(
  listingId: string,
  from: Day,
  until: Day,
  visitorId: string | null,
): RawBuilder<{ day: Day }> {
  return sql<{ day: Day }>`
    with ${closedStays(from, until, visitorId, sql`listing_id = ${listingId}`)}
    select distinct night::date as day
    from closed cross join ${nightsWithin(from, until)} as night
    order by day
  `;
}

/** The same for all listings at once, as the search needs it. */
export async function reservedDaysByListing(
  db: Database,
  from: Day,
  until: Day,
  visitorId: string | null,
): Promise<ReadonlyMap<string, ReadonlySet<Day>>> {
  const { rows } = await sql<{ listing_id: string; days: Day[] }>`
    with ${closedStays(from, until, visitorId, sql`true`)}
    select listing_id, array_agg(distinct to_char(night, 'YYYY-MM-DD')) as days
    from closed cross join ${nightsWithin(from, until)} as night
    group by listing_id
  `.execute(db);
  return new Map(rows.map(({ listing_id, days }) => [listing_id, new Set(days)]));
}

/** Days in [from, until) that are reserved in every published listing. */
export async function fullDays(
  db: Database,
  from: Day,
  until: Day,
  visitorId: string | null,
): Promise<Day[]> {
  const published = sql`select id from listing where published`;
  const { rows } = await sql<{ day: Day }>`
    with ${closedStays(from, until, visitorId, sql`listing_id in (${published})`)}
    select night::date as day
    from closed cross join ${nightsWithin(from, until)} as night
    group by night
    having count(distinct listing_id) = (select count(*) from listing where published)
    order by night
  `.execute(db);
  return rows.map(({ day }) => day);
}

/** Evaluate contention once per room: in a rush a window has many holds. */
function closedStays(
  from: Day,
  until: Day,
  visitorId: string | null,
  which: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    taken as materialized (
      select listing_id, physical_room_id, stay, kind, booking_id
      from listing_physical_room join occupied_nights using (physical_room_id)
      where ${which} and stay && daterange(${from}::date, ${until}::date)
    ),
    yielding as materialized (
      select physical_room_id
      from (select distinct physical_room_id from taken where kind = 'hold') as held
      where holds_may_yield(physical_room_id)
    ),
    closed as (
      select taken.listing_id, stay
      from taken left join booking on booking.id = booking_id
      where kind <> 'hold' or not (
        booking.visitor_id is not distinct from ${visitorId}::uuid
        or physical_room_id in (table yielding) and held_nights_yield(physical_room_id, stay)
      )
      union all
      select listing_id, stay from closed_by_silence where ${which}
    )
  `;
}

function nightsWithin(from: Day, until: Day): RawBuilder<unknown> {
  return sql`generate_series(
    greatest(lower(stay), ${from}::date), least(upper(stay), ${until}::date) - 1, interval '1 day'
  )`;
}
