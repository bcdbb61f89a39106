import type { Insertable } from "kysely";
import type { Guests } from "../../domain/guests.ts";
import { type QuoteLine, sumOf } from "../../domain/quote.ts";
import type { Stay } from "../../domain/stay.ts";
import { charge, wholeOf } from "../account/charge.ts";
import type { Change } from "../change.ts";
import type { BookingTable } from "../database/tables.ts";
import type { Booking } from "./booking.ts";
import { findBooking } from "./find-booking.ts";

/** A room of a new booking, with its price. */
export type NewStay = {
  readonly listingId: string;
  readonly stay: Stay;
  readonly guests: Guests;
  readonly lines: readonly QuoteLine[];
};

type Columns = Omit<Insertable<BookingTable>, keyof ReturnType<typeof columnsOf>>;

/** Writes a booking with its stays and charges. Its nights are taken by the caller. */
export async function insertBooking(
  change: Change,
  stays: readonly NewStay[],
  columns: Columns,
): Promise<Booking> {
  const booking = await insertOnce(change, stays, columns);
  if (!booking) throw new Error("a booking with a known id");
  return booking;
}

/** Undefined if a booking with this id exists. */
export async function insertOnce(
  change: Change,
  [first, ...others]: readonly NewStay[],
  columns: Columns,
): Promise<Booking | undefined> {
  if (!first) throw new Error("a booking without a stay");
  const row = await change.tx
    .insertInto("booking")
    .values({ ...columns, ...columnsOf(first) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  // A trigger has made the first stay, with the booking's id.
  await charge(change, wholeOf(row.id), first.lines);
  for (const [index, other] of others.entries()) {
    const { id } = await change.tx
      .insertInto("stay")
      .values({ booking_id: row.id, ...columnsOf(other), position: index + 1 })
      .returning("id")
      .executeTakeFirstOrThrow();
    await charge(change, { bookingId: row.id, stayId: id }, other.lines);
  }
  if (others.length > 0) return findBooking(change.tx, row.id);
  const { lines } = first;
  const stays = [{ id: row.id, ...columnsOf(first), lines, has_left: false }];
  return { ...row, stays, lines, total: sumOf(lines) };
}

function columnsOf({ listingId, stay, guests }: NewStay) {
  return {
    listing_id: listingId,
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    adults: guests.adults,
    children_up_to_12: guests.childrenUpTo12,
    children_above_12: guests.childrenAbove12,
  };
}
