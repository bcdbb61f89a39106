import { sql } from "kysely";
import { AppError } from "../../domain/app-error.ts";
import type { Database, Tx } from "../database/connect.ts";

/**
 * What a portal's calendar lists is changed and cancelled there: here it would come back. Its room
 * is the portal's also while nobody reads the calendar: read again, it speaks of that room.
 */
export async function refusePortals(
  db: Database | Tx,
  bookingId: string,
  wish?: { readonly listingId: string },
): Promise<void> {
  const { rows } = await sql`
    select from portal_stay
    where booking_id = ${bookingId} and (imported_event_id is not null
      or (gone_at is null and listing_id <> ${wish?.listingId ?? null}))
  `.execute(db);
  if (rows.length > 0) throw new AppError("portal-decides");
}
