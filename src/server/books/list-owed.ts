import { sql } from "kysely";
import type { Owed } from "../../contract/owner/books.ts";
import type { Centavos } from "../../domain/money.ts";
import { selectBookingRows } from "../bookings/booking-row.ts";
import type { Database } from "../database/connect.ts";

const MOST = 50;

/** Waiting to be given back by hand, or received without use; what a bank disputes is not. */
const owed = sql<Centavos>`(
  greatest(0, received - refunding - disputed - booking_account.total) + (
    select coalesce(sum(amount), 0)::int from refund
    where refund.booking_id = booking.id and refund.state = 'by-hand'))`;

/** Whom the owner has to give money back to, longest ago first. */
export async function listOwed(db: Database): Promise<Owed[]> {
  const rows = await selectBookingRows(db)
    .select(owed.as("owed"))
    .where("booking.state", "in", ["confirmed", "cancelled", "refunded"])
    .where(owed, ">", 0)
    .orderBy("booking.created_at")
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    bookingId: row.id,
    code: row.code,
    state: row.state,
    guestName: row.guest_name,
    channel: row.channel,
    erased: row.erased_at !== null,
    owed: row.owed,
  }));
}
