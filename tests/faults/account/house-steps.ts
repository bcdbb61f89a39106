import { reconcile } from "../../../src/server/reconciler/reconcile.ts";
import { connectFeed, says } from "../../support/feeds.ts";
import { expect } from "../judge.ts";
import type { Room } from "../money/booking.ts";
import { DAY, MINUTE } from "../money/policy.ts";
import { block } from "../money/rooms.ts";
import type { AccountStep, Real } from "./real.ts";
import { refundsArrive } from "./refunds.ts";
import { rooms, type World } from "./world.ts";

export async function reconcileAll(world: World, real: Real): Promise<void> {
  world.reconcile(real.app.deps.clock());
  await reconcile(real.app.deps);
  for (const booking of world.bookings) await refundsArrive(real, booking);
}

function pass(world: World, { app }: Real, ms: number): void {
  app.passTime(ms);
  world.passTime(app.deps.clock());
}

let sales = 0;

async function readPortal(world: World, { app, feeds }: Real, room: Room): Promise<void> {
  const feed = feeds.get(room) ?? (await connectFeed(app, room)).id;
  feeds.set(room, feed);
  const own = world.sales.filter((sale) => sale.room === room);
  const answer = await says(
    app,
    feed,
    own.map(({ uid, stay }) => ({ uid, ...stay })),
  );
  expect(answer, "read", "the answer to the portal's calendar");
}

/** What happens to the house, independent of any booking. */
export const houseSteps: readonly AccountStep[] = [
  {
    name: "time passes",
    times: 1,
    async happens(world, real, random) {
      pass(world, real, random.pick([20, 50]) * MINUTE);
      if (!world.isHeldInVain(real.app.deps.clock())) return;
      // Unpaid time counts for a day only.
      await reconcileAll(world, real);
      pass(world, real, DAY);
    },
  },
  { name: "reconcile", times: 1, happens: reconcileAll },
  {
    name: "block",
    times: 1,
    happens: (world, real, random) =>
      block(world, real, random.pick(rooms), world.drawStay(random)),
  },
  {
    // On any nights, free or taken.
    name: "a portal sells",
    times: 1,
    async happens(world, real, random) {
      const room = random.pick(rooms);
      world.sales.push({ uid: `model-${sales++}`, room, stay: world.drawStay(random) });
      await readPortal(world, real, room);
    },
  },
  {
    // A suddenly empty calendar is not believed, so the last sale of a room is never withdrawn.
    name: "a portal withdraws a sale",
    times: 1,
    async happens(world, real, random) {
      const room = random.pick(rooms);
      const [first, ...others] = world.sales.filter((sale) => sale.room === room);
      if (others.length === 0) return;
      world.sales = world.sales.filter((sale) => sale !== first);
      await readPortal(world, real, room);
    },
  },
];
