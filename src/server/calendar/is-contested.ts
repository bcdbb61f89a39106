import { sql } from "kysely";
import type { Database } from "../database/connect.ts";

/** Whether a hold of this listing can lose its nights to whoever pays first. */
export async function isContested(db: Database, listingId: string): Promise<boolean> {
  const { rows } = await sql`
    select from listing_physical_room
    where listing_id = ${listingId} and is_contested(physical_room_id)
    limit 1
  `.execute(db);
  return rows.length > 0;
}
