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
  return receiveEvent(real.app.deps, {
    id: `evt_model_${process.pid}_${events++}`,
    type: "checkout.session.completed",
    ours: true,
    checkoutId,
    refundId: null,
  });
}

/**
 * The nights are freed although the session can still be paid: this must not happen, but the app
 * has to handle it (a restored backup, a manual change).
 */
export async function loseHold(_: World, real: Real, booking: ModelBooking): Promise<void> {
  if (booking.state !== "held") return;
  const { deps } = real.app;
  await deps.db.transaction().execute(async (tx) => {
    for (const { room } of booking.stays) {
      await lockRooms(tx, await physicalRoomsOf(tx, { listing_id: room }));
    }
    const row = await lockBooking(tx, rowOf(real, booking).id);
    const cause = { actor: "system", source: "timetable" } as const;
    await expireHold({ tx, cause, at: new Date(deps.clock()) }, row);
  });
  booking.state = "expired";
}

/** The owner's block is bound by the exclusion constraint only. */
export async function takeBlock(world: World, real: Real, room: Room, stay: Stay): Promise<void> {
  const { deps } = real.app;
  const block = { listingId: room, stay, note: "model" };
  const taken = await blockNights(deps, block, { actor: "person:model", source: "admin" })
    .then(() => true)
    .catch(() => false);
  const expected = world.hasNights(room, stay);
  if (taken !== expected) throw new Error(`the block was taken: ${taken}, should: ${expected}`);
  if (taken) world.blocks.push({ room, stay });
}

/** Another guest takes the nights of one of the rooms before the late payment. */
export async function loseNights(world: World, real: Real, booking: ModelBooking): Promise<void> {
  if (booking.state !== "held") return;
  await loseHold(world, real, booking);
  const last = booking.stays.at(-1);
  if (last) await takeBlock(world, real, last.room, last.stay);
}

let sales = 0;

/** A portal sells nights, free or not. */
export async function sellElsewhere(
  world: World,
  real: Real,
  room: Room,
  stay: Stay,
): Promise<void> {
  world.sales.push({ uid: `model-${sales++}`, room, stay });
  await readPortal(world, real, room);
}

/** A suddenly empty calendar is not believed, so the last sale of a room is never withdrawn. */
export async function withdrawSale(world: World, real: Real, room: Room): Promise<void> {
  const [first, ...others] = world.sales.filter((sale) => sale.room === room);
  if (others.length === 0) return;
  world.sales = world.sales.filter((sale) => sale !== first);
  await readPortal(world, real, room);
}

async function readPortal(world: World, real: Real, room: Room): Promise<void> {
  const feeds = real.feeds;
  const feed = feeds.get(room) ?? (await connectFeed(real.app, room)).id;
  feeds.set(room, feed);
  const stays = world.sales.filter((sale) => sale.room === room);
  const answer = await says(
    real.app,
    feed,
    stays.map(({ uid, stay }) => ({ uid, ...stay })),
  );
  if (answer !== "read") throw new Error(`the portal's calendar was answered with ${answer}`);
}
