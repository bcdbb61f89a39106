import { sql } from "kysely";
import type { Day } from "../../domain/day.ts";
import { reservedDaysQuery } from "../calendar/reserved-days.ts";
import type { Tx } from "../database/connect.ts";
import { statement } from "../database/statement.ts";

type Seen = {
  /** Whether this visitor holds any stay. */
  readonly hasHold: boolean;
  /** The listing's rooms as they are now. A deleted listing has none. */
  readonly rooms: readonly number[];
  readonly days: readonly Day[];
};

type Window = {
  readonly listingId: string;
  readonly visitorId: string;
  readonly from: Day;
  readonly until: Day;
  readonly at: Date;
};

const look = statement(
  (window: Window) => sql<Seen>`
    select
      exists (
        select from booking where visitor_id = ${window.visitorId}::uuid and state = 'held'
      ) as "hasHold",
      array(
        select physical_room_id from listing_physical_room where listing_id = ${window.listingId}
      ) as rooms,
      array(${reservedDaysQuery(window)})::text[] as days
  `,
);

/** Reads everything that a hold depends on, in one statement, once its locks are taken. */
export async function lookBehindLocks(tx: Tx, window: Window): Promise<Seen> {
  const [seen] = await look(tx, window);
  if (!seen) throw new Error("a look that shows nothing");
  return seen;
}
