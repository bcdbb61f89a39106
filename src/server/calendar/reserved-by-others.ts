import { sql } from "kysely";
import type { Day } from "../../domain/day.ts";
import type { Database, Tx } from "../database/connect.ts";

type Window = {
  readonly listingId: string;
  readonly from: Day;
  readonly until: Day;
  readonly at: Date;
  /** The stay whose own nights count as free. */
  readonly stayId: string;
};

/** Days in [from, until) whose night another taker has in any room of the listing. */
export async function reservedByOthers(
  db: Database | Tx,
  { listingId, from, until, at, stayId }: Window,
): Promise<Day[]> {
  const { rows } = await sql<{ day: Day }>`
    with closed as (
      select stay
      from listing_physical_room join occupied_nights using (physical_room_id)
      where listing_id = ${listingId} and stay && daterange(${from}::date, ${until}::date)
        and coalesce(stay_id, booking_id) is distinct from ${stayId}::uuid
      union all
      select stay from closed_by_silence_at(${at}) where listing_id = ${listingId}
    )
    select distinct night::date as day
    from closed cross join generate_series(
      greatest(lower(stay), ${from}::date), least(upper(stay), ${until}::date) - 1,
      interval '1 day'
    ) as night
    order by day
  `.execute(db);
  return rows.map(({ day }) => day);
}
