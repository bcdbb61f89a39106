import { type RawBuilder, sql } from "kysely";
import type { Day } from "../../domain/day.ts";
import type { Database, Tx } from "../database/connect.ts";
import { statement } from "../database/statement.ts";

/** A window of days, as one visitor sees it. */
type Window = {
  readonly from: Day;
  readonly until: Day;
  readonly at: Date;
  readonly visitorId: string | null;
};

type WindowOfListing = Window & { readonly listingId: string };

/**
 * Days in [from, until) whose night is taken in any room of the listing. Not reserved for a
 * visitor: the visitor's own hold, and nights whose holds exclude nobody (`yielding_nights`).
 * Reserved: the next weeks of a room whose portal is silent, if the owner wants them closed.
 */
export async function reservedDays(db: Database | Tx, window: WindowOfListing): Promise<Day[]> {
  return (await readReserved(db, window)).map(({ day }) => day);
}

export function reservedDaysQuery(window: WindowOfListing): RawBuilder<{ day: Day }> {
  return sql<{ day: Day }>`
    with ${closedStays(window, sql`listing_id = ${window.listingId}`)}
    select distinct night::date as day
    from closed cross join ${nightsWithin(window)} as night
    order by day
  `;
}

const readReserved = statement(reservedDaysQuery);

/** The same for all listings at once, as the search needs it. */
export async function reservedDaysByListing(
  db: Database,
  window: Window,
): Promise<ReadonlyMap<string, ReadonlySet<Day>>> {
  const rows = await readReservedByListing(db, window);
  return new Map(rows.map(({ listing_id, days }) => [listing_id, new Set(days)]));
}

const readReservedByListing = statement(
  (window: Window) => sql<{ listing_id: string; days: Day[] }>`
    with ${closedStays(window, sql`true`)}
    select listing_id, array_agg(distinct to_char(night, 'YYYY-MM-DD')) as days
    from closed cross join ${nightsWithin(window)} as night
    group by listing_id
  `,
);

/** Days in [from, until) that are reserved in every published listing. */
export async function fullDays(db: Database, window: Window): Promise<Day[]> {
  return (await readFull(db, window)).map(({ day }) => day);
}

const published = sql`select id from listing where published`;

const readFull = statement(
  (window: Window) => sql<{ day: Day }>`
    with ${closedStays(window, sql`listing_id in (${published})`)}
    select night::date as day
    from closed cross join ${nightsWithin(window)} as night
    group by night
    having count(distinct listing_id) = (select count(*) from listing where published)
    order by night
  `,
);

/** `holds_may_yield` is called once per room, because in a rush a window has many holds. */
function closedStays(
  { from, until, at, visitorId }: Window,
  which: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    taken as materialized (
      select listing_id, physical_room_id, stay, kind, booking_id, counted_from, counted_until
      from listing_physical_room join occupied_nights using (physical_room_id)
      where ${which} and stay && daterange(${from}::date, ${until}::date)
    ),
    yielding as materialized (
      select physical_room_id
      from (select distinct physical_room_id from taken where kind = 'hold') as held
      where holds_may_yield(physical_room_id, ${at})
    ),
    closed as (
      select listing_id, unnest(datemultirange(stay) - case
        when kind = 'hold' and physical_room_id in (table yielding)
        then yielding_nights(physical_room_id, stay, counted_from, counted_until, ${at})
        else '{}' end) as stay
      from taken
      where kind <> 'hold' or not exists (
        select from booking
        where id = booking_id and state = 'held'
          and coalesce(visitor_id = ${visitorId}::uuid, false)
      )
      union all
      select listing_id, stay from closed_by_silence_at(${at}) where ${which}
    )
  `;
}

function nightsWithin({ from, until }: Window): RawBuilder<unknown> {
  return sql`generate_series(
    greatest(lower(stay), ${from}::date), least(upper(stay), ${until}::date) - 1, interval '1 day'
  )`;
}
