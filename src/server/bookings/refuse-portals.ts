import { AppError } from "../../domain/app-error.ts";
import type { Database, Tx } from "../database/connect.ts";

/** What a portal's calendar lists is changed and cancelled there: here it would come back. */
export async function refusePortals(db: Database | Tx, bookingId: string): Promise<void> {
  const listed = await db
    .selectFrom("portal_stay")
    .select("id")
    .where("booking_id", "=", bookingId)
    .where("imported_event_id", "is not", null)
    .executeTakeFirst();
  if (listed) throw new AppError("portal-decides");
}

/** A portal's guest has her link and her mails from there. */
export async function isPortals(db: Database | Tx, bookingId: string): Promise<boolean> {
  const stay = await db
    .selectFrom("portal_stay")
    .select("id")
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
  return stay !== undefined;
}
