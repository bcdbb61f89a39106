import { sql } from "kysely";
import { AppError } from "../../domain/app-error.ts";
import type { Database, Tx } from "../database/connect.ts";

/**
 * A stay that a portal's calendar lists is changed and cancelled at the portal: the next read would
 * undo it here. Its room stays fixed also while the calendar is not read, because a later read
 * names the old room.
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
