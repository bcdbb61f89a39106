import type { Selectable } from "kysely";
import type { Guests } from "../../domain/guests.ts";
import type { BookingTable } from "../database/tables.ts";

/** A stored booking, from the hold on. */
export type Booking = Selectable<BookingTable>;

type Party = Pick<Booking, "adults" | "children_up_to_12" | "children_above_12">;

export function guestsOf(booking: Party): Guests {
  return {
    adults: booking.adults,
    childrenUpTo12: booking.children_up_to_12,
    childrenAbove12: booking.children_above_12,
  };
}
