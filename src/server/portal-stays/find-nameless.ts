import type { Channel } from "../../domain/channel.ts";
import type { Role } from "../../domain/person.ts";
import type { Stay } from "../../domain/stay.ts";
import type { Database, Tx } from "../database/connect.ts";

/**
 * Portal stays with exactly these nights whose guest has no name yet; for the team without those
 * called closed, because only the owner takes that back.
 */
export async function findNameless(
  db: Database | Tx,
  stay: Stay,
  role: Role,
): Promise<{ listingId: string; bookingId: string; channel: Channel }[]> {
  return db
    .selectFrom("portal_stay")
    .innerJoin("booking", "booking.id", "portal_stay.booking_id")
    .select([
      "portal_stay.listing_id as listingId",
      "booking.id as bookingId",
      "booking.channel as channel",
    ])
    .where("first_night", "=", stay.checkIn)
    .where("end_day", "=", stay.checkOut)
    .where("imported_event_id", "is not", null)
    .where("guest_name", "is", null)
    .$if(role !== "owner", (query) => query.where("nature", "=", "guest"))
    .where("erased_at", "is", null)
    .execute();
}
