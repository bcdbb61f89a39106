import type { Database, Tx } from "../database/connect.ts";

/** The guest says that she paid: the house looks first. */
export async function hasToldPix(db: Database | Tx, bookingId: string): Promise<boolean> {
  const told = await db
    .selectFrom("hand_pix")
    .select("id")
    .where("booking_id", "=", bookingId)
    .where("state", "in", ["told", "missing"])
    .executeTakeFirst();
  return told !== undefined;
}
