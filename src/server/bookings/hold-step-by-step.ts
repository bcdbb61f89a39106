import { isSameParty } from "../../domain/guests.ts";
import { daysThatDecide } from "../../domain/stay.ts";
import { lockRoomsOfAll, lockVisitor } from "../calendar/lock-rooms.ts";
import { reservedDays } from "../calendar/reserved-days.ts";
import { freeNights, hasNights, takeStays, type WantedStay } from "../calendar/take-nights.ts";
import type { Tx } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { addJob } from "../queue/add-job.ts";
import { type BookedStay, type Booking, guestsOf } from "./booking.ts";
import { findLiveHold, lockBooking } from "./find-booking.ts";
import type { HoldOutcome, HoldRequest, RoomWish } from "./hold-request.ts";
import { insertBooking } from "./insert-booking.ts";
import { writeJournal } from "./journal.ts";
import { newHold, planOf } from "./new-hold.ts";
import { refuseLocked } from "./refuse-hold.ts";
import { takeFromUnpaid } from "./take-from-unpaid.ts";

/** Thrown, not returned: the booking's row must go with the transaction. */
export class NightsTaken extends Error {}

/** For several rooms, for a visitor who holds something, and if the rooms have changed meanwhile. */
export async function holdStepByStep(
  tx: Tx,
  deps: Deps,
  request: HoldRequest,
): Promise<HoldOutcome> {
  await lockVisitor(tx, request.visitorId);
  const live = await findLiveHold(tx, request.visitorId);
  if (
    live &&
    !(isSameWish(live, request, deps.clock()) && (await isSameMeans(tx, live, request)))
  ) {
    return { kind: "holds-another", booking: live };
  }
  if (live && (await hasNights(tx, live.id))) return { kind: "held", booking: live };
  return takeHold(tx, deps, request, live);
}

/** A hold that waits for a Pix has no session. Another means of payment, or another payer, needs a new hold. */
async function isSameMeans(tx: Tx, live: Booking, { pix }: HoldRequest): Promise<boolean> {
  const known = await tx
    .selectFrom("hand_pix")
    .select("id")
    .where("booking_id", "=", live.id)
    .limit(1)
    .executeTakeFirst();
  if (!pix) return known === undefined;
  const { payer } = pix;
  const isSamePayer = live.guest_email === payer.email && live.guest_phone === payer.phone;
  return known !== undefined && isSamePayer && live.guest_name === payer.name;
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
  const { from, until } = daysThatDecide(request.stay);
  for (const listing of listings) {
    const window = { listingId: listing.id, from, until, visitorId: request.visitorId };
    const reserved = new Set(await reservedDays(tx, window));
    const refusal = refuseLocked({ ...request, listing }, reserved, deps.clock());
    if (refusal) return refusal;
  }
  const displaced = live && (await lockBooking(tx, live.id));
  // The hold expired while this call waited for the lock.
  const isOver = displaced && displaced.state !== "held";
  if (isOver) return { kind: "holds-another", booking: displaced };

  const booking = displaced ?? (await insertHold(tx, deps, request));
  const wanted = booking.stays.map((stay, index) => ({ ...stay, rooms: rooms[index] ?? [] }));
  if (!(await takeStays(tx, booking.id, "hold", wanted))) {
    await takeFromOthers(tx, deps, booking.id, wanted);
  }
  return { kind: "held", booking };
}

/** Not all nights were free: holds of others may yield. */
export async function takeFromOthers(
  tx: Tx,
  deps: Deps,
  bookingId: string,
  wanted: readonly WantedStay[],
): Promise<void> {
  // If only some of the rooms were free, they were taken just now: free them.
  await freeNights(tx, bookingId);
  const change = { tx, at: new Date(deps.clock()) };
  if (!(await takeFromUnpaid(change, bookingId, "hold", wanted))) throw new NightsTaken();
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

async function insertHold(tx: Tx, deps: Deps, request: HoldRequest): Promise<Booking> {
  const hold = newHold(request, deps.clock());
  const { pix } = request;
  const cause = { actor: "visitor", source: "site" } as const;
  const change = { tx, cause, at: hold.at };
  const booking = await insertBooking(change, hold.priced, {
    code: hold.code,
    state: "held",
    language: request.language,
    visitor_id: request.visitorId,
    ...(pix && {
      guest_name: pix.payer.name,
      guest_email: pix.payer.email,
      guest_phone: pix.payer.phone,
    }),
    hold_expires_at: hold.holdEnds,
    cancellation_policy: hold.policy,
    plan: hold.plan,
    created_at: change.at,
  });
  if (!pix) await insertSession(tx, deps, booking, hold);
  const entry = { bookingId: booking.id, event: "held", state: "held" } as const;
  await writeJournal(change, { ...entry, facts: { total: hold.total } });
  await pix?.open(change, booking.id, hold.dueNow);
  await addJob(tx, "end-hold", { bookingId: booking.id }, { runAt: hold.holdEnds });
  return booking;
}

async function insertSession(
  tx: Tx,
  { payments }: Deps,
  { id, created_at }: Booking,
  { dueNow, sessionEnds }: ReturnType<typeof newHold>,
): Promise<void> {
  await tx
    .insertInto("payment_session")
    .values({
      id,
      booking_id: id,
      provider: payments.name,
      purpose: "booking",
      amount: dueNow,
      expires_at: sessionEnds,
      opened_at: created_at,
    })
    .execute();
}
