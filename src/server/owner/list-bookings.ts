import type { OwnerBooking } from "../../contract/owner-api.ts";
import type { Database } from "../database/connect.ts";

const MOST = 100;

/** The newest bookings, holds that came to nothing left out. */
export async function listBookings(db: Database): Promise<OwnerBooking[]> {
  const rows = await db
    .selectFrom("booking")
    .innerJoin("listing", "listing.id", "booking.listing_id")
    .select(["booking.id", "code", "booking.state", "check_in", "check_out", "guest_name", "total"])
    .select("listing.texts")
    .where("booking.state", "!=", "expired")
    .orderBy("booking.created_at", "desc")
    .orderBy("booking.id", "desc")
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    state: row.state,
    listingName: row.texts.name,
    checkIn: row.check_in,
    checkOut: row.check_out,
    guestName: row.guest_name,
    total: row.total,
  }));
}
