import type { Database, Tx } from "../database/connect.ts";

/** A portal's guest has her link and her mails from there: two voices would contradict each other. */
export async function isPortals(db: Database | Tx, bookingId: string): Promise<boolean> {
  const stay = await db
    .selectFrom("portal_stay")
    .select("id")
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
  return stay !== undefined;
}
