import { isSameParty } from "../../domain/guests.ts";
import { daysThatDecide } from "../../domain/stay.ts";
import { lockRoomsOfAll, lockVisitor } from "../calendar/lock-rooms.ts";
import { reservedDays } from "../calendar/reserved-days.ts";
import { freeNights, hasNights, takeStays, type WantedStay } from "../calendar/take-nights.ts";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { addJob } from "../queue/add-job.ts";
import { type BookedStay, type Booking, guestsOf } from "./booking.ts";
import { findLiveHold, lockBooking } from "./find-booking.ts";
import type { HoldOutcome, HoldRequest, HoldWay, RoomWish } from "./hold-request.ts";
import { insertBooking } from "./insert-booking.ts";
import { writeJournal } from "./journal.ts";
import { newHold, planOf } from "./new-hold.ts";
import { refuseLocked } from "./refuse-hold.ts";
import { takeFromUnpaid } from "./take-from-unpaid.ts";

/** Thrown, not returned, so that the inserted booking is rolled back. */
export class NightsTaken extends Error {}

/** For several rooms, for a visitor with another hold, and if the listing's rooms have changed. */
export async function holdStepByStep(
  tx: Tx,
  deps: Deps,
  request: HoldRequest,
): Promise<HoldOutcome> {
  await lockVisitor(tx, request.visitorId);
  const live = await findLiveHold(tx, request.visitorId);
  if (
    live &&
    !(isSameWish(live, request, deps.clock()) && (await isSameWay(tx, live, request.way)))
  ) {
    return { kind: "holds-another", booking: live };
  }
  if (live && (await hasNights(tx, live.id))) return { kind: "held", booking: live };
  return takeHold(tx, deps, request, live);
}

/** Another way to pay, or another payer, needs a new hold. */
async function isSameWay(tx: Tx, live: Booking, { payer, isOf }: HoldWay): Promise<boolean> {
  const isSameContact = live.guest_email === payer?.email && live.guest_phone === payer.phone;
  const isSamePayer = !payer || (isSameContact && live.guest_name === payer.name);
  return isSamePayer && isOf(tx, live.id);
}

/** Takes the nights for a new hold, or again for a displaced one. */
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
    const at = new Date(deps.clock());
    const window = { listingId: listing.id, from, until, at, visitorId: request.visitorId };
    const reserved = new Set(await reservedDays(tx, window));
    const refusal = refuseLocked({ ...request, listing }, reserved, at.getTime());
    if (refusal) return refusal;
  }
  const displaced = live && (await lockBooking(tx, live.id));
  // The hold expired while this call waited for the lock.
  const isOver = displaced && displaced.state !== "held";
  if (isOver) return { kind: "holds-another", booking: displaced };

  const booking = displaced ?? (await insertHold(tx, deps, request));
  const wanted = booking.stays.map((stay, index) => ({ ...stay, rooms: rooms[index] ?? [] }));
  const change = { tx, at: new Date(deps.clock()) };
  if (!(await takeStays(change, booking.id, "hold", wanted))) {
    await takeFromOthers(change, booking.id, wanted);
  }
  return { kind: "held", booking };
}

/** Not all nights were free: takes those whose unpaid holds give way. */
export async function takeFromOthers(
  change: Pick<Change, "tx" | "at">,
  bookingId: string,
  wanted: readonly WantedStay[],
): Promise<void> {
  // If only some of the rooms were free, they were taken just now: free them.
  await freeNights(change, bookingId);
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
  const { payer, write } = request.way;
  const cause = { actor: "visitor", source: "site" } as const;
  const change = { tx, cause, at: hold.at };
  const booking = await insertBooking(change, hold.priced, {
    code: hold.code,
    state: "held",
    language: request.language,
    visitor_id: request.visitorId,
    guest_name: payer?.name ?? null,
    guest_email: payer?.email ?? null,
    guest_phone: payer?.phone ?? null,
    hold_expires_at: hold.holdEnds,
    cancellation_policy: hold.policy,
    plan: hold.plan,
    created_at: change.at,
  });
  const { dueNow, sessionEnds } = hold;
  const entry = { bookingId: booking.id, event: "held", state: "held" } as const;
  await writeJournal(change, { ...entry, facts: { total: hold.total } });
  await write(change, { bookingId: booking.id, dueNow, sessionEnds });
  await addJob(
    tx,
    "end-hold",
    { bookingId: booking.id },
    { wait: hold.holdEnds.getTime() - change.at.getTime() },
  );
  return booking;
}
