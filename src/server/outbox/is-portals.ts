import type { Database, Tx } from "../database/connect.ts";

/** A portal's guest gets link and mails from the portal; ours would contradict them. */
export async function isPortals(db: Database | Tx, bookingId: string): Promise<boolean> {
  const stay = await db
    .selectFrom("portal_stay")
    .select("id")
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
  return stay !== undefined;
}
