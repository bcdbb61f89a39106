import type { GuestWords } from "../../contract/guest-api.ts";
import { AppError } from "../../domain/app-error.ts";
import { mayOf } from "../amendments/may-of.ts";
import type { Booking } from "../bookings/booking.ts";
import { changeBooking } from "../bookings/change-booking.ts";
import { expectArrival } from "../bookings/expect-arrival.ts";
import { writeJournal } from "../bookings/journal.ts";
import type { Deps } from "../deps.ts";
import { getProperty } from "../property/get-property.ts";

/** Arrival time, names and wishes. The latest version counts; the owner sees it at once. */
export async function tellHouse(deps: Deps, found: Booking, words: GuestWords): Promise<void> {
  const property = await getProperty(deps.db);
  const cause = { actor: "visitor", source: "site" } as const;
  await changeBooking(deps, found.id, cause, async (change, booking) => {
    const may = await mayOf(change.tx, booking, { property, now: deps.clock() });
    if (!may.tell) throw new AppError("guest-may-not");
    const said = {
      companions: [...words.companions],
      wishes: words.wishes,
      said_at: change.at,
    };
    await change.tx
      .insertInto("guest_words")
      .values({ booking_id: booking.id, ...said })
      .onConflict((conflict) => conflict.column("booking_id").doUpdateSet(said))
      .execute();
    await expectArrival(change.tx, booking, words.arrival);
    const entry = { bookingId: booking.id, event: "guest-told", state: booking.state } as const;
    await writeJournal(change, entry);
  });
}
