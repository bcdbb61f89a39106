import { sql } from "kysely";
import type { Day } from "../../domain/day.ts";
import type { Language } from "../../domain/language.ts";
import type { Centavos } from "../../domain/money.ts";
import type { SessionMeans } from "../../domain/payment-choice.ts";
import { chargeNewBooking } from "../account/charge.ts";
import { holdNightsOfNewBooking } from "../calendar/take-nights.ts";
import { statement } from "../database/statement.ts";
import { jobCall } from "../queue/add-job.ts";
import { type Booking, bookingColumns } from "./booking.ts";

/** Everything that is written for a hold of one room. */
type HoldToWrite = {
  readonly id: string;
  readonly code: string;
  readonly listingId: string;
  readonly rooms: readonly number[];
  readonly checkIn: Day;
  readonly checkOut: Day;
  readonly adults: number;
  readonly childrenUpTo12: number;
  readonly childrenAbove12: number;
  readonly language: Language;
  readonly visitorId: string;
  readonly at: Date;
  readonly sessionEnds: Date;
  readonly holdEnds: Date;
  /** As JSON. */
  readonly policy: string;
  readonly plan: string | null;
  readonly lines: string;
  readonly facts: string;
  readonly provider: string;
  readonly means: SessionMeans;
  readonly dueNow: Centavos;
  readonly jobPayload: string;
  readonly jobKey: string;
};

type Written = Omit<Booking, "total" | "lines" | "stays"> & { readonly nights: number };

const columns = sql.join(bookingColumns.map((column) => sql.ref(column)));

/**
 * One round trip instead of eight. Each part reads from `booking`, so that the booking is inserted
 * first; triggers make the first stay and add up the account. If fewer nights than rooms are
 * returned, some were taken.
 */
export const writeHold = statement(
  (hold: HoldToWrite) => sql<Written>`
    with booking as (
      insert into booking (
        id, code, listing_id, check_in, check_out, state, adults, children_up_to_12,
        children_above_12, language, visitor_id, hold_expires_at, cancellation_policy, plan,
        created_at
      ) values (
        ${hold.id}::uuid, ${hold.code}, ${hold.listingId}, ${hold.checkIn}::date,
        ${hold.checkOut}::date, 'held', ${hold.adults}, ${hold.childrenUpTo12},
        ${hold.childrenAbove12}, ${hold.language}, ${hold.visitorId}::uuid, ${hold.holdEnds},
        ${hold.policy}, ${hold.plan}, ${hold.at}
      ) returning ${columns}
    ),
    charges as (
      ${chargeNewBooking(hold.lines)}
    ),
    session as (
      insert into payment_session
        (id, booking_id, provider, purpose, means, amount, expires_at, opened_at)
      select booking.id, booking.id, ${hold.provider}, 'booking', ${hold.means}, ${hold.dueNow}::int,
             ${hold.sessionEnds}::timestamptz, created_at
      from booking
    ),
    journal as (
      insert into booking_journal (booking_id, at, event, state, actor, source, facts)
      select booking.id, created_at, 'held', 'held', 'visitor', 'site', ${hold.facts}::jsonb
      from booking
    ),
    job as (
      select ${jobCall("end-hold", {
        payload: hold.jobPayload,
        key: hold.jobKey,
        runAt: sql`now() + (hold_expires_at - created_at)`,
      })} from booking
    ),
    taken as (
      ${holdNightsOfNewBooking(hold.rooms)}
    )
    select ${columns}, (select count(*)::int from taken) as nights
    from booking cross join job
  `,
);
