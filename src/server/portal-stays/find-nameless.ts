import type { Channel } from "../../domain/channel.ts";
import type { Role } from "../../domain/person.ts";
import type { Stay } from "../../domain/stay.ts";
import type { Database, Tx } from "../database/connect.ts";

/**
 * Portals' guests without a name who have exactly these nights. Only the owner takes back her word
 * that nobody comes.
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
