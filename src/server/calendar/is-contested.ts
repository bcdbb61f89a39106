import { sql } from "kysely";
import type { Stay } from "../../domain/stay.ts";
import type { Database } from "../database/connect.ts";

/** Whether a hold of these nights can lose them to the first payment. */
export async function isContested(
  db: Database,
  listingId: string,
  { checkIn, checkOut }: Stay,
): Promise<boolean> {
  const { rows } = await sql`
    select from listing_physical_room
    where listing_id = ${listingId}
      and held_nights_yield(physical_room_id, daterange(${checkIn}::date, ${checkOut}::date))
    limit 1
  `.execute(db);
  return rows.length > 0;
}
