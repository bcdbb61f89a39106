import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Day } from "../../domain/day.ts";
import type { Guests } from "../../domain/guests.ts";
import type { QuoteLine } from "../../domain/quote.ts";
import type { Stay } from "../../domain/stay.ts";
import { isLive } from "../account/post.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { BookingTable, StayTable } from "../database/tables.ts";
import { roomNameToGuest } from "../listings/listing-name.ts";

/** A stored booking, from the hold on, with its price from the account. */
export type Booking = Selectable<BookingTable> & {
  readonly total: number;
  readonly lines: readonly QuoteLine[];
  /** In order; at least one. Without rooms that were cancelled alone. */
  readonly stays: readonly BookedStay[];
};

type Columns = "id" | "listing_id" | "check_in" | "check_out" | keyof Party;

/** A room of a booking, with what was charged for it. */
export type BookedStay = Pick<Selectable<StayTable>, Columns> & {
  readonly lines: readonly QuoteLine[];
  readonly has_left: boolean;
};

/** Listed by name, because statements with `*` are not prepared. */
export const bookingColumns = [
  "booking.id",
  "booking.code",
  "booking.listing_id",
  "booking.check_in",
  "booking.check_out",
  "booking.state",
  "booking.channel",
  "booking.proposal_id",
  "booking.adults",
  "booking.children_up_to_12",
  "booking.children_above_12",
  "booking.language",
  "booking.visitor_id",
  "booking.hold_expires_at",
  "booking.guest_name",
  "booking.guest_email",
  "booking.guest_phone",
  "booking.created_at",
  "booking.confirmed_at",
  "booking.ended_at",
  "booking.cancellation_policy",
  "booking.plan",
  "booking.expected_arrival",
  "booking.checked_in_at",
  "booking.checked_out_at",
  "booking.no_show_at",
  "booking.note",
  "booking.erased_at",
  "booking.version",
] as const;

export function selectBookings(db: Database | Tx) {
  return db
    .selectFrom("booking")
    .innerJoin("booking_account", "booking_account.booking_id", "booking.id")
    .select(bookingColumns)
    .select(["booking_account.total", lines.as("lines"), stays.as("stays")]);
}

/** The lines of a total: what was bought, then extras and discounts with their notes. */
const linesOf = (which: RawBuilder<unknown>, more = sql`'{}'::jsonb`) => sql<readonly QuoteLine[]>`(
  select coalesce(jsonb_agg(
    case when text is null then line else line || jsonb_build_object('words', text) end || ${more}
    order by line ->> 'kind' in ('extra', 'discount'), id), '[]')
  from account_entry as entry left join account_note on entry_id = id
  where ${which} and kind = 'charge' and reverses is null and ${isLive}
)`;

/** A line about the whole booking names no room. */
const room = sql`case
  when line ->> 'kind' in ('extra', 'discount', 'retained')
    or (select count(*) from stay where stay.booking_id = booking.id) = 1 then '{}'
  else (
    select jsonb_build_object('room', ${roomNameToGuest})
    from stay join listing on listing.id = stay.listing_id where stay.id = entry.stay_id
  ) end`;

const lines = linesOf(sql`booking_id = booking.id`, room);

const stays = sql<readonly BookedStay[]>`(
  select jsonb_agg(jsonb_build_object(
    'id', stay.id, 'listing_id', stay.listing_id,
    'check_in', stay.check_in, 'check_out', stay.check_out, 'adults', stay.adults,
    'children_up_to_12', stay.children_up_to_12, 'children_above_12', stay.children_above_12,
    'has_left', stay.checked_out_at is not null,
    'lines', ${linesOf(sql`stay_id = stay.id`)}
  ) order by stay.position, stay.id)
  from stay where stay.booking_id = booking.id and stay.cancelled_at is null
)`;

type Party = Pick<Selectable<StayTable>, "adults" | "children_up_to_12" | "children_above_12">;

/** Of one stay, or of all stays of a booking. */
export function guestsOf(booking: Party): Guests {
  return {
    adults: booking.adults,
    childrenUpTo12: booking.children_up_to_12,
    childrenAbove12: booking.children_above_12,
  };
}

/** The nights of one stay, or the first arrival and last departure of a booking. */
export function datesOf(booking: { readonly check_in: Day; readonly check_out: Day }): Stay {
  return { checkIn: booking.check_in, checkOut: booking.check_out };
}
