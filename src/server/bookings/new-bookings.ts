import { sql } from "kysely";
import type { Database } from "../database/connect.ts";

/** Sold by the site or a portal since this person last opened the list. */
export async function newBookingIds(db: Database, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select booking.id from booking, "user"
    where "user".id = ${personId} and confirmed_at > "bookingsSeenAt"
      and state = 'confirmed' and (
        exists (select from payment_session where booking_id = booking.id)
        or exists (select from portal_stay where booking_id = booking.id))
  `.execute(db);
  return rows.map(({ id }) => id);
}

export async function markBookingsSeen(db: Database, personId: string, at: Date): Promise<void> {
  await sql`update "user" set "bookingsSeenAt" = ${at} where id = ${personId}`.execute(db);
}
