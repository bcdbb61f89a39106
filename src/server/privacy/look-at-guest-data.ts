import { sql } from "kysely";
import type { GuestData } from "../../contract/owner/privacy.ts";
import { AppError } from "../../domain/app-error.ts";
import { addDays, type Day } from "../../domain/day.ts";
import { type ErasureFacts, longest, type NotYet, notYetErasable } from "../../domain/erasure.ts";
import { retention } from "../../domain/retention.ts";
import type { Booking } from "../bookings/booking.ts";
import { findBooking } from "../bookings/find-booking.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { bookingsOfPerson } from "./bookings-of-person.ts";

/** The state of the personal data behind a booking: erased, erasable, or still needed. */
export async function lookAtGuestData(
  deps: Pick<Deps, "db" | "clock">,
  bookingId: string,
): Promise<GuestData> {
  const booking = await findBooking(deps.db, bookingId);
  if (!booking) throw new AppError("booking-unknown");
  if (booking.erased_at) return { kind: "erased", at: booking.erased_at.getTime() };
  const kept = (await bookingsOfPerson(deps.db, booking)).filter(({ erased_at }) => !erased_at);
  const notYet = await whyNotYet(deps.db, kept, await todayAtProperty(deps));
  const goesOn = addDays(booking.check_out, retention.contact.days);
  return {
    ...(notYet ? { kind: "not-yet", ...notYet } : { kind: "possible" }),
    goesOn,
    bookings: kept.length,
  };
}

/** Why these bookings cannot be erased yet, and until when. */
export async function whyNotYet(
  db: Database | Tx,
  bookings: readonly Pick<Booking, "id">[],
  today: Day,
): Promise<NotYet | null> {
  const { rows } = await sql<ErasureFacts>`
    select state,
           case state
             when 'confirmed' then check_out
             when 'cancelled' then ${dayOf(sql`coalesce(${cancelledAt}, ${endedAt}, created_at)`)}
             when 'refunded' then ${dayOf(sql`coalesce(${lastRefundAt}, ${endedAt}, created_at)`)}
             else ${dayOf(sql`coalesce(hold_expires_at, created_at)`)}
           end as "lastDay",
           exists (select from payment where booking_id = booking.id and received > 0) as "wasPaid",
           exists (select from refund
                   where booking_id = booking.id and state in ('due', 'pending', 'by-hand'))
             or exists (select from alert where booking_id = booking.id
                        and kind = 'refund-failed' and resolved_at is null)
             or exists (select from hand_pix where booking_id = booking.id
                        and told_at is not null and answered_at is null)
             as "owesGuest"
    from booking cross join (select time_zone from property) as house
    where id = any(${bookings.map(({ id }) => id)}::uuid[])
  `.execute(db);
  return longest(rows.map((facts) => notYetErasable(facts, today)));
}

const cancelledAt = sql`(select at from cancellation where booking_id = booking.id)`;
const lastRefundAt = sql`(select max(created_at) from refund where booking_id = booking.id)`;
/** From the journal, which has it even if there was no money to refund. */
const endedAt = sql`(
  select min(at) from booking_journal where booking_id = booking.id and state = booking.state
)`;

/** In the property's time zone. */
const dayOf = (instant: ReturnType<typeof sql>) => sql`(${instant} at time zone time_zone)::date`;
