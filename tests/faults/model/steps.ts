import type { Stay } from "../../../src/domain/stay.ts";
import { expireHold } from "../../../src/server/bookings/expire-hold.ts";
import { lockBooking } from "../../../src/server/bookings/find-booking.ts";
import { blockNights } from "../../../src/server/calendar/block-nights.ts";
import { lockRooms } from "../../../src/server/calendar/lock-rooms.ts";
import { receiveEvent } from "../../../src/server/checkout/receive-event.ts";
import { physicalRoomsOf } from "../../../src/server/listings/physical-rooms-of.ts";
import { connectFeed, says } from "../../support/feeds.ts";
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
    const cause = { actor: "system", source: "timetable" } as const;
    await expireHold({ tx, cause, at: new Date(deps.clock()) }, row);
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

/** Somebody else has the nights before the late payment comes. */
export async function loseNights(world: World, real: Real, booking: ModelBooking): Promise<void> {
  if (booking.state !== "held") return;
  await loseHold(world, real, booking);
  await takeBlock(world, real, booking.room, booking.stay);
}

let sales = 0;

/** A portal has sold nights, whether they were free or not. */
export async function sellElsewhere(
  world: World,
  real: Real,
  room: Room,
  stay: Stay,
): Promise<void> {
  world.sales.push({ uid: `model-${sales++}`, room, stay });
  await readPortal(world, real, room);
}

/** A calendar that is suddenly empty is not believed; the last sale of a room is never withdrawn. */
export async function withdrawSale(world: World, real: Real, room: Room): Promise<void> {
  const [first, ...others] = world.sales.filter((sale) => sale.room === room);
  if (others.length === 0) return;
  world.sales = world.sales.filter((sale) => sale !== first);
  await readPortal(world, real, room);
}

async function readPortal(world: World, real: Real, room: Room): Promise<void> {
  const feeds = real.feeds;
  const feed = feeds.get(room) ?? (await connectFeed(real.house, room)).id;
  feeds.set(room, feed);
  const stays = world.sales.filter((sale) => sale.room === room);
  const answer = await says(
    real.house,
    feed,
    stays.map(({ uid, stay }) => ({ uid, ...stay })),
  );
  if (answer !== "read") throw new Error(`the portal's calendar was answered with ${answer}`);
}
