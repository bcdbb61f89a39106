import { sql } from "kysely";
import type { Database, Tx } from "../database/connect.ts";

/**
 * Whether nights of this booking, or of one room of it, are in an open conflict with a portal's
 * sale.
 */
export async function isSoldTwice(
  db: Database | Tx,
  bookingId: string,
  stayId: string | null = null,
): Promise<boolean> {
  const { rows } = await sql`
    select from occupied_nights as taken
    join listing_physical_room as part using (physical_room_id)
    join channel_conflict as conflict using (listing_id)
    where taken.booking_id = ${bookingId} and taken.kind = 'booking'
      and coalesce(taken.stay_id = ${stayId}::uuid, true)
      and conflict.state = 'open' and conflict.nights && taken.stay
    limit 1
  `.execute(db);
  return rows.length > 0;
}
