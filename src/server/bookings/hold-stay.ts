import { sql } from "kysely";
import { bookingCode } from "../../domain/booking.ts";
import { policySoldBy } from "../../domain/cancellation.ts";
import { type Day, localTime, todayIn } from "../../domain/day.ts";
import { type Guests, isSameParty } from "../../domain/guests.ts";
import type { Language } from "../../domain/language.ts";
import type { Centavos } from "../../domain/money.ts";
import { dueNow, type PaymentPlan, planFor } from "../../domain/payment-plan.ts";
import { quote, sumOf } from "../../domain/quote.ts";
import { daysThatDecide, includesReservedDay, type Stay } from "../../domain/stay.ts";
import { refuseStay, type StayRefusal } from "../../domain/stay-rules.ts";
import { lockRoomsOfAll } from "../calendar/lock-rooms.ts";
import { reservedDays } from "../calendar/reserved-days.ts";
import { freeNights, hasNights, takeStays } from "../calendar/take-nights.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction, isPassing, isStillLocked } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import type { Terms } from "../listings/get-terms.ts";
import { addJob } from "../queue/add-job.ts";
import { type BookedStay, type Booking, guestsOf } from "./booking.ts";
import { bindKey, type CheckoutKey } from "./checkout-key.ts";
import { findLiveHold, lockBooking } from "./find-booking.ts";
import { insertBooking } from "./insert-booking.ts";
import { writeJournal } from "./journal.ts";
import { takeFromUnpaid } from "./take-from-unpaid.ts";

const MINUTE = 60_000;
export const CHECKOUT_MINUTES = 35;
export const GRACE_MINUTES = 10;
const VISITOR_LOCK = 2;

/** A room that is wanted, and who is to sleep there. */
export type RoomWish = Pick<Terms, "listing"> & { readonly guests: Guests };

export type HoldRequest = Pick<Terms, "property"> & {
  readonly visitorId: string;
  readonly stay: Stay;
  /** At least one. All of them, or none. */
  readonly rooms: readonly RoomWish[];
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
  const listings = request.rooms.map(({ listing }) => listing);
  const rooms = await lockRoomsOfAll(tx, listings);
  // A listing was deleted while this call waited for the lock.
  if (rooms.some(({ length }) => length === 0)) return { kind: "taken" };
  for (const listing of listings) {
    const refusal = await refuseLocked(tx, deps, request, listing);
    if (refusal) return refusal;
  }
  const displaced = live && (await lockBooking(tx, live.id));
  // The hold expired while this call waited for the lock.
  const isOver = displaced && displaced.state !== "held";
  if (isOver) return { kind: "holds-another", booking: displaced };

  const booking = displaced ?? (await insertHold(tx, deps, request));
  const wanted = booking.stays.map((stay, index) => ({ ...stay, rooms: rooms[index] ?? [] }));
  if (!(await takeStays(tx, booking.id, "hold", wanted))) {
    // If only some of the rooms were free, they were taken just now: free them.
    await freeNights(tx, booking.id);
    const change = { tx, at: new Date(deps.clock()) };
    // Thrown, not returned: the booking row must go with the transaction.
    if (!(await takeFromUnpaid(change, booking.id, "hold", wanted))) throw new NightsTaken();
  }
  return { kind: "held", booking };
}

/** Behind the locks, where the answer is final. */
async function refuseLocked(
  tx: Tx,
  deps: Deps,
  request: HoldRequest,
  listing: Terms["listing"],
): Promise<HoldOutcome | null> {
  const { stay, property, visitorId } = request;
  const { from, until } = daysThatDecide(stay);
  const reserved = new Set(await reservedDays(tx, listing.id, from, until, visitorId));
  if (includesReservedDay(stay, reserved, property.sameDayTurnover)) return { kind: "taken" };
  const refusal = refuseHold({ property, stay, listing }, reserved, deps.clock());
  return refusal?.reason === "too-short" ? { kind: "too-short" } : null;
}

function isSameWish(live: Booking, request: HoldRequest, now: number): boolean {
  const { stay, rooms } = request;
  const asksForAll = planOf(request, live.total, now) === null;
  return (
    (live.plan === null) === asksForAll &&
    live.check_in === stay.checkIn &&
    live.check_out === stay.checkOut &&
    live.stays.length === rooms.length &&
    rooms.every((room, index) => isSameRoom(room, live.stays[index]))
  );
}

function isSameRoom({ listing, guests }: RoomWish, held: BookedStay | undefined): boolean {
  return held?.listing_id === listing.id && isSameParty(guestsOf(held), guests);
}

/** Checks the property's rules, given the reserved days around the stay. */
export function refuseHold(
  { listing, stay, property }: Pick<HoldRequest, "stay" | "property"> & Pick<RoomWish, "listing">,
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
  const now = deps.clock();
  const priced = request.rooms.map(({ listing, guests }) => ({
    listingId: listing.id,
    stay: request.stay,
    guests,
    lines: quote(listing.rates, request.stay, guests).lines,
  }));
  const total = sumOf(priced.flatMap(({ lines }) => lines));
  const plan = planOf(request, total, now);
  // Whole seconds: the provider stores no finer time, and both must agree.
  const checkoutEnds = Math.ceil(now / 1000) * 1000 + CHECKOUT_MINUTES * MINUTE;
  const holdEnds = new Date(checkoutEnds + GRACE_MINUTES * MINUTE);
  const cause = { actor: "visitor", source: "site" } as const;
  const change = { tx, cause, at: new Date(now) };
  const booking = await insertBooking(change, priced, {
    code: bookingCode(request.property.shortName, Math.random),
    state: "held",
    language: request.language,
    visitor_id: request.visitorId,
    hold_expires_at: holdEnds,
    cancellation_policy: JSON.stringify(policySoldBy(request.property)),
    plan: plan && JSON.stringify(plan),
    created_at: change.at,
  });
  await tx
    .insertInto("payment_session")
    .values({
      id: booking.id,
      booking_id: booking.id,
      provider: deps.payments.name,
      purpose: "booking",
      amount: dueNow(plan, total),
      expires_at: new Date(checkoutEnds),
      opened_at: booking.created_at,
    })
    .execute();
  const entry = { bookingId: booking.id, event: "held", state: "held" } as const;
  await writeJournal(change, { ...entry, facts: { total } });
  await addJob(tx, "end-hold", { bookingId: booking.id }, { runAt: holdEnds });
  return booking;
}
