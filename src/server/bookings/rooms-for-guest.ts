import type { RoomForGuest } from "../../contract/api.ts";
import type { Language } from "../../domain/language.ts";
import type { Database, Tx } from "../database/connect.ts";
import { listingName } from "../listings/listing-name.ts";
import { type Booking, datesOf, guestsOf } from "./booking.ts";

/** The rooms of a booking, named in the recipient's language. */
export async function roomsForGuest(
  db: Database | Tx,
  { stays }: Pick<Booking, "stays">,
  language: Language,
): Promise<RoomForGuest[]> {
  const rooms: RoomForGuest[] = [];
  for (const stay of stays) {
    const name = await listingName(db, stay.listing_id, language);
    rooms.push({ id: stay.id, name, ...datesOf(stay), guests: guestsOf(stay) });
  }
  return rooms;
}
