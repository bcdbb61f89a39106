import type { Database, Tx } from "../database/connect.ts";

/** The guest says that the Pix is paid, and the owner has not answered yet. */
export async function hasToldPix(db: Database | Tx, bookingId: string): Promise<boolean> {
  const told = await db
    .selectFrom("hand_pix")
    .select("id")
    .where("booking_id", "=", bookingId)
    .where("state", "=", "told")
    .executeTakeFirst();
  return told !== undefined;
}
