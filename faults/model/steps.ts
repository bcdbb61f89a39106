import type { Stay } from "../../src/domain/stay.ts";
import { expireHold } from "../../src/server/bookings/expire-hold.ts";
import { lockBooking } from "../../src/server/bookings/find-booking.ts";
import { blockNights } from "../../src/server/calendar/block-nights.ts";
import { lockRooms } from "../../src/server/calendar/lock-rooms.ts";
import { receiveEvent } from "../../src/server/checkout/receive-event.ts";
import { physicalRoomsOf } from "../../src/server/listings/physical-rooms-of.ts";
import { type Real, rowOf } from "./real.ts";
import type { ModelBooking, Room, World } from "./world.ts";

let events = 0;

export function deliverEvent(real: Real, checkoutId: string): Promise<void> {
  return receiveEvent(real.house.deps, {
    id: `evt_model_${process.pid}_${events++}`,
    type: "checkout.session.completed",
    ours: true,
    checkoutId,
    refundId: null,
  });
}

/**
 * The nights are freed although the session can still be paid: what must never happen, and what
 * the house has to make good if it does (a restored backup, a hand in the database).
 */
export async function loseHold(_: World, real: Real, booking: ModelBooking): Promise<void> {
  if (booking.state !== "held") return;
  const { deps } = real.house;
  await deps.db.transaction().execute(async (tx) => {
    await lockRooms(tx, await physicalRoomsOf(tx, { listing_id: booking.room }));
    const row = await lockBooking(tx, rowOf(real, booking).id);
    await expireHold(tx, row, { actor: "system", source: "timetable" }, new Date(deps.clock()));
  });
  booking.state = "expired";
}

/** The owner's block obeys the database's constraint alone. */
export async function takeBlock(world: World, real: Real, room: Room, stay: Stay): Promise<void> {
  const { deps } = real.house;
  const block = { listingId: room, stay, note: "model" };
  const taken = await blockNights(deps, block, { actor: "person:model", source: "admin" })
    .then(() => true)
    .catch(() => false);
  const expected = world.hasNights(room, stay);
  if (taken !== expected) throw new Error(`the block was taken: ${taken}, should: ${expected}`);
  if (taken) world.blocks.push({ room, stay });
}
