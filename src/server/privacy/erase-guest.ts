import { sql } from "kysely";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import type { Booking } from "../bookings/booking.ts";
import { findBooking, lockBooking } from "../bookings/find-booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { todayAtHouse } from "../property/today-at-house.ts";
import { bookingsOfPerson } from "./bookings-of-person.ts";
import { whyNotYet } from "./look-at-guest-data.ts";
import { eraseMentions } from "./mentions.ts";

type House = Pick<Deps, "db" | "clock" | "log">;

/**
 * Erases a person from all her bookings, or from none; amounts, dates and codes stay. Refused while
 * one of them is still needed. Idempotent.
 */
export async function eraseGuest(deps: House, bookingId: string, cause: Cause): Promise<void> {
  const found = await findBooking(deps.db, bookingId);
  if (!found) throw new AppError("booking-unknown");
  if (found.erased_at) return;
  await eraseBookings(deps, await bookingsOfPerson(deps.db, found), cause, eraseMentions);
}

/** `also` runs in the same transaction, for bookings that named somebody. */
export async function eraseBookings(
  deps: House,
  bookings: readonly Booking[],
  cause: Cause,
  also: (tx: Tx, named: readonly Booking[]) => Promise<void> = async () => {},
): Promise<void> {
  const today = await todayAtHouse(deps);
  const erased = await inTransaction(deps.db, async (tx) => {
    const named: Booking[] = [];
    for (const { id } of bookings) {
      // Read again under the row lock: it may have been erased or edited meanwhile.
      const booking = await lockBooking(tx, id);
      if (!booking.erased_at) named.push(booking);
    }
    const notYet = await whyNotYet(tx, named, today);
    if (notYet) throw new AppError("guest-data-needed", notYet);
    await also(tx, named);
    for (const booking of named) await erase(tx, booking, cause, new Date(deps.clock()));
    return named;
  });
  for (const { id } of erased) deps.log.info({ booking: id }, "guest-erased");
}

async function erase(tx: Tx, booking: Booking, cause: Cause, at: Date): Promise<void> {
  await tx
    .updateTable("booking")
    .set({
      guest_name: null,
      guest_email: null,
      guest_phone: null,
      note: "",
      expected_arrival: null,
      visitor_id: null,
      erased_at: at,
      version: booking.version + 1,
    })
    .where("id", "=", booking.id)
    .execute();
  await forgetFailedMails(tx, booking.id);
  const entry = { bookingId: booking.id, event: "guest-erased", state: booking.state } as const;
  await writeJournal(tx, { ...entry, at, cause });
}

/**
 * A failed job keeps the text of its last error, which may quote an address; a mail that is still
 * due is queued anew.
 */
async function forgetFailedMails(tx: Tx, bookingId: string): Promise<void> {
  await sql`
    select graphile_worker.remove_job('send-mail:' || id) from mail where booking_id = ${bookingId}
  `.execute(tx);
}
