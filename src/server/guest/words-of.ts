import type { GuestWords } from "../../contract/guest-api.ts";
import type { Booking } from "../bookings/booking.ts";
import type { Database } from "../database/connect.ts";

export async function wordsOf(
  db: Database,
  { id, expected_arrival }: Pick<Booking, "id" | "expected_arrival">,
): Promise<GuestWords> {
  const said = await db
    .selectFrom("guest_words")
    .select(["companions", "wishes"])
    .where("booking_id", "=", id)
    .executeTakeFirst();
  return {
    arrival: expected_arrival,
    companions: said?.companions ?? [],
    wishes: said?.wishes ?? "",
  };
}
