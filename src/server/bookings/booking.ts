import { type Selectable, sql } from "kysely";
import type { Guests } from "../../domain/guests.ts";
import type { QuoteLine } from "../../domain/quote.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { BookingTable } from "../database/tables.ts";

/** A stored booking, from the hold on, with its price as the account has it. */
export type Booking = Selectable<BookingTable> & {
  readonly total: number;
  readonly lines: readonly QuoteLine[];
};

export function selectBookings(db: Database | Tx) {
  return db
    .selectFrom("booking")
    .innerJoin("booking_account", "booking_account.booking_id", "booking.id")
    .selectAll("booking")
    .select([
      "booking_account.total",
      sql<readonly QuoteLine[]>`live_charges(booking.id)`.as("lines"),
    ]);
}

type Party = Pick<Booking, "adults" | "children_up_to_12" | "children_above_12">;

export function guestsOf(booking: Party): Guests {
  return {
    adults: booking.adults,
    childrenUpTo12: booking.children_up_to_12,
    childrenAbove12: booking.children_above_12,
  };
}
