import { sql } from "kysely";
import { bookingCode } from "../../domain/booking.ts";
import { policySoldBy } from "../../domain/cancellation.ts";
import { type Day, localTime, todayIn } from "../../domain/day.ts";
import type { Guests } from "../../domain/guests.ts";
import type { Language } from "../../domain/language.ts";
import type { Centavos } from "../../domain/money.ts";
import { dueNow, type PaymentPlan, planFor } from "../../domain/payment-plan.ts";
import { quote } from "../../domain/quote.ts";
import { daysThatDecide, includesReservedDay, type Stay } from "../../domain/stay.ts";
import { refuseStay, type StayRefusal } from "../../domain/stay-rules.ts";
import { charge } from "../account/charge.ts";
import { lockRoomsOf } from "../calendar/lock-rooms.ts";
import { reservedDays } from "../calendar/reserved-days.ts";
import { freeNights, hasNights, takeNights } from "../calendar/take-nights.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction, isPassing, isStillLocked } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import type { Terms } from "../listings/get-terms.ts";
import { addJob } from "../queue/add-job.ts";
import type { Booking } from "./booking.ts";
import { bindKey, type CheckoutKey } from "./checkout-key.ts";
import { findLiveHold, lockBooking } from "./find-booking.ts";
import { writeJournal } from "./journal.ts";
import { takeFromUnpaid } from "./take-from-unpaid.ts";

const MINUTE = 60_000;
export const CHECKOUT_MINUTES = 35;
export const GRACE_MINUTES = 10;
const VISITOR_LOCK = 2;

export type HoldRequest = Terms & {
  readonly visitorId: string;
  readonly stay: Stay;
  readonly guests: Guests;
  readonly paysAll?: boolean;
  readonly language: Language;
  readonly key?: CheckoutKey | null;
};

export type HoldOutcome =
  | { readonly kind: "held"; readonly booking: Booking }
  /** The visitor holds another stay, which has to be released first. */
  | { readonly kind: "holds-another"; readonly booking: Booking }
  | { readonly kind: "taken" }
  /** A neighbouring stay was released meanwhile: it is no longer a gap. */
  | { readonly kind: "too-short" };

/** Holds the nights for a visitor who is about to pay. Idempotent per visitor and stay. */
export async function holdStay(deps: Deps, request: HoldRequest): Promise<HoldOutcome> {
  return inTransaction(deps.db, async (tx): Promise<HoldOutcome> => {
    const outcome = await findOrTake(tx, deps, request);
    if (request.key && outcome.kind === "held") {
      const change = { tx, at: new Date(deps.clock()) };
      await bindKey(change, request.key, outcome.booking.id);
    }
    return outcome;
  }).catch((error: unknown): HoldOutcome => {
    // A caller who still loses after several attempts has lost.
    const lost = isPassing(error) && !isStillLocked(error);
    if (error instanceof NightsTaken || lost) return { kind: "taken" };
    throw error;
  });
}

class NightsTaken extends Error {}

async function findOrTake(tx: Tx, deps: Deps, request: HoldRequest): Promise<HoldOutcome> {
  // Serialises two tabs of one visitor, so that the second finds the first's hold.
  await sql`select pg_advisory_xact_lock(${VISITOR_LOCK}, hashtext(${request.visitorId}))`.execute(
    tx,
  );
  const live = await findLiveHold(tx, request.visitorId);
  if (live && !isSameWish(live, request, deps.clock()))
    return { kind: "holds-another", booking: live };
  if (live && (await hasNights(tx, live.id))) return { kind: "held", booking: live };
  return takeHold(tx, deps, request, live);
}

/** For a new hold, or to renew a displaced one. */
async function takeHold(
  tx: Tx,
  deps: Deps,
  request: HoldRequest,
  live: Booking | undefined,
): Promise<HoldOutcome> {
  const rooms = await lockRoomsOf(tx, request.listing);
  // The listing was deleted while this call waited for the lock.
  if (rooms.length === 0) return { kind: "taken" };
  const { from, until } = daysThatDecide(request.stay);
  const { listing, stay, property, visitorId } = request;
  const reserved = new Set(await reservedDays(tx, listing.id, from, until, visitorId));
  if (includesReservedDay(stay, reserved, property.sameDayTurnover)) return { kind: "taken" };
  const refusal = refuseHold(request, reserved, deps.clock());
  if (refusal?.reason === "too-short") return { kind: "too-short" };
  const displaced = live && (await lockBooking(tx, live.id));
  // The hold expired while this call waited for the lock.
  const isOver = displaced && displaced.state !== "held";
  if (isOver) return { kind: "holds-another", booking: displaced };

  const booking = displaced ?? (await insertHold(tx, deps, request));
  const taker = { kind: "hold", bookingId: booking.id } as const;
  if (!(await takeNights(tx, rooms, request.stay, taker))) {
    // If only some of the rooms were free, they were taken just now: free them.
    await freeNights(tx, booking.id);
    const change = { tx, at: new Date(deps.clock()) };
    // Thrown, not returned: the booking row must go with the transaction.
    if (!(await takeFromUnpaid(change, rooms, request.stay, taker))) throw new NightsTaken();
  }
  return { kind: "held", booking };
}

function isSameWish(live: Booking, request: HoldRequest, now: number): boolean {
  const { listing, stay, guests } = request;
  const asksForAll = planOf(request, live.total, now) === null;
  return (
    (live.plan === null) === asksForAll &&
    live.listing_id === listing.id &&
    live.check_in === stay.checkIn &&
    live.check_out === stay.checkOut &&
    live.adults === guests.adults &&
    live.children_up_to_12 === guests.childrenUpTo12 &&
    live.children_above_12 === guests.childrenAbove12
  );
}

/** Checks the property's rules, given the reserved days around the stay. */
export function refuseHold(
  { listing, stay, property }: HoldRequest,
  reserved: ReadonlySet<Day>,
  now: number,
): StayRefusal | null {
  const local = localTime(property.timeZone, now);
  const known = { reserved, sameDayTurnover: property.sameDayTurnover };
  return refuseStay(stay, listing.rules, listing.rates.seasons, local, known);
}

/** Null: everything at once, because the guest wants to or the property asks for it. */
function planOf(request: HoldRequest, total: Centavos, now: number): PaymentPlan | null {
  const { property, stay, paysAll } = request;
  const today = todayIn(property.timeZone, now);
  return paysAll ? null : planFor(property.depositTerms, { stay, total, today });
}

async function insertHold(tx: Tx, deps: Deps, request: HoldRequest): Promise<Booking> {
  const { listing, stay, guests } = request;
  const priced = quote(listing.rates, stay, guests);
  const now = deps.clock();
  const plan = planOf(request, priced.total, now);
  // Whole seconds: the provider stores no finer time, and both must agree.
  const checkoutEnds = Math.ceil(now / 1000) * 1000 + CHECKOUT_MINUTES * MINUTE;
  const holdEnds = new Date(checkoutEnds + GRACE_MINUTES * MINUTE);
  const row = await tx
    .insertInto("booking")
    .values({
      code: bookingCode(request.property.shortName, Math.random),
      listing_id: listing.id,
      check_in: stay.checkIn,
      check_out: stay.checkOut,
      state: "held",
      adults: guests.adults,
      children_up_to_12: guests.childrenUpTo12,
      children_above_12: guests.childrenAbove12,
      language: request.language,
      visitor_id: request.visitorId,
      hold_expires_at: holdEnds,
      cancellation_policy: JSON.stringify(policySoldBy(request.property)),
      plan: plan && JSON.stringify(plan),
      created_at: new Date(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const booking = { ...row, ...priced };
  const cause = { actor: "visitor", source: "site" } as const;
  const change = { tx, cause, at: booking.created_at };
  await charge(change, booking.id, priced.lines);
  await tx
    .insertInto("payment_session")
    .values({
      id: booking.id,
      booking_id: booking.id,
      provider: deps.payments.name,
      purpose: "booking",
      amount: dueNow(plan, priced.total),
      expires_at: new Date(checkoutEnds),
      opened_at: booking.created_at,
    })
    .execute();
  const entry = { bookingId: booking.id, event: "held", state: "held" } as const;
  await writeJournal(change, { ...entry, facts: { total: priced.total } });
  await addJob(tx, "end-hold", { bookingId: booking.id }, { runAt: holdEnds });
  return booking;
}
