import { type Selectable, sql } from "kysely";
import type { Guests } from "../../domain/guests.ts";
import type { QuoteLine } from "../../domain/quote.ts";
import { isLive } from "../account/post.ts";
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
    .select(["booking_account.total", lines.as("lines")]);
}

/** What the total is made of: what was bought, then what a person added or took off, in words. */
const lines = sql<readonly QuoteLine[]>`(
  select coalesce(jsonb_agg(
    case when text is null then line else line || jsonb_build_object('words', text) end
    order by line ->> 'kind' in ('extra', 'discount'), id), '[]')
  from account_entry as entry left join account_note on entry_id = id
  where booking_id = booking.id and kind = 'charge' and reverses is null and ${isLive}
)`;

type Party = Pick<Booking, "adults" | "children_up_to_12" | "children_above_12">;

export function guestsOf(booking: Party): Guests {
  return {
    adults: booking.adults,
    childrenUpTo12: booking.children_up_to_12,
    childrenAbove12: booking.children_above_12,
  };
}
