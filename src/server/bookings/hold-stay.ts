import { randomUUID } from "node:crypto";
import { daysThatDecide } from "../../domain/stay.ts";
import { lockVisitorAndRooms, sameRooms } from "../calendar/lock-rooms.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction, isPassing, isStillLocked } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import type { Taker } from "../payments/choose.ts";
import { jobKey } from "../queue/add-job.ts";
import type { BookedStay, Booking } from "./booking.ts";
import { bindKey } from "./checkout-key.ts";
import type { HoldOutcome, HoldRequest, RoomWish } from "./hold-request.ts";
import { holdStepByStep, NightsTaken, takeFromOthers } from "./hold-step-by-step.ts";
import { lookBehindLocks } from "./look-behind-locks.ts";
import { newHold } from "./new-hold.ts";
import { refuseLocked } from "./refuse-hold.ts";
import { writeHold } from "./write-hold.ts";

/** Holds the nights for a visitor who is about to pay. Idempotent per visitor and stay. */
export async function holdStay(deps: Deps, request: HoldRequest): Promise<HoldOutcome> {
  return inTransaction(deps.db, async (tx): Promise<HoldOutcome> => {
    const [room, ...others] = request.rooms;
    const { payer, taker } = request.way;
    const isSimple = room && others.length === 0 && !request.hasHold && taker && !payer;
    const plain = isSimple ? await holdPlainly(tx, deps, request, { ...room, taker }) : null;
    const outcome = plain ?? (await holdStepByStep(tx, deps, request));
    if (request.key && outcome.kind === "held") {
      const change = { tx, at: new Date(deps.clock()) };
      await bindKey(change, request.key, outcome.booking.id);
    }
    return outcome;
  }).catch((error: unknown): HoldOutcome => {
    // After several attempts, a conflict counts as taken.
    const lost = isPassing(error) && !isStillLocked(error);
    if (error instanceof NightsTaken || lost) return { kind: "taken" };
    throw error;
  });
}

type RoomForCard = RoomWish & { readonly taker: Taker };

/**
 * One room for a visitor who holds nothing else, in three round trips: locks, one read, one write.
 * A read in the locks' own statement would use a snapshot from before them. Null if the case needs
 * `holdStepByStep`.
 */
async function holdPlainly(
  tx: Tx,
  deps: Deps,
  request: HoldRequest,
  room: RoomForCard,
): Promise<HoldOutcome | null> {
  const { listing } = room;
  const { visitorId, stay } = request;
  const rooms = listing.physicalRoomIds;
  if (rooms.length === 0) return null;
  await lockVisitorAndRooms(tx, { visitorId, rooms });
  const at = new Date(deps.clock());
  const window = { listingId: listing.id, visitorId, at, ...daysThatDecide(stay) };
  const seen = await lookBehindLocks(tx, window);
  if (seen.hasHold || !sameRooms(seen.rooms, rooms)) return null;
  const refusal = refuseLocked({ ...request, listing }, new Set(seen.days), at.getTime());
  if (refusal) return refusal;
  const { booking, nights } = await write(tx, deps, request, room);
  if (nights < rooms.length) {
    await takeFromOthers({ tx, at: new Date(deps.clock()) }, booking.id, [{ ...booking, rooms }]);
  }
  return { kind: "held", booking };
}

async function write(
  tx: Tx,
  deps: Deps,
  request: HoldRequest,
  { listing, guests, taker }: RoomForCard,
): Promise<{ booking: Booking; nights: number }> {
  const { priced, total, ...hold } = newHold(request, deps.clock());
  const lines = priced.flatMap((one) => one.lines);
  const id = randomUUID();
  const endsHold = { bookingId: id };
  const [row] = await writeHold(tx, {
    id,
    ...hold,
    ...request.stay,
    ...guests,
    jobPayload: JSON.stringify(endsHold),
    jobKey: jobKey("end-hold", endsHold),
    listingId: listing.id,
    rooms: listing.physicalRoomIds,
    language: request.language,
    visitorId: request.visitorId,
    lines: JSON.stringify(lines),
    facts: JSON.stringify({ total }),
    ...taker,
  });
  if (!row) throw new Error("a hold that was not written");
  const { nights, ...booking } = row;
  return { booking: { ...booking, total, lines, stays: [onlyStay(booking, lines)] }, nights };
}

/** The stay that the database's trigger has made of the booking. */
function onlyStay(booking: Omit<BookedStay, "lines" | "has_left">, lines: BookedStay["lines"]) {
  const { id, listing_id, check_in, check_out, adults } = booking;
  const { children_up_to_12, children_above_12 } = booking;
  const party = { adults, children_up_to_12, children_above_12 };
  return { id, listing_id, check_in, check_out, ...party, lines, has_left: false };
}
