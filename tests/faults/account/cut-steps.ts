import { cancelBooking } from "../../../src/server/amendments/cancel-booking.ts";
import { settleCheckout } from "../../../src/server/checkout/settle-checkout.ts";
import type { Deps } from "../../../src/server/deps.ts";
import { reconcile } from "../../../src/server/reconciler/reconcile.ts";
import { sendRefund } from "../../../src/server/refunds/send-refund.ts";
import { dyingAt } from "../dying.ts";
import { guestOf, openBalance, settleBalance } from "./balance-steps.ts";
import { isConfirmed, type MoneyStep, refundsArrive, refundsIn } from "./money-steps.ts";
import { type Real, rowOf } from "./real.ts";
import { deliverEvent } from "./steps.ts";
import { LEAST_ONLINE, type ModelBooking, type World } from "./world.ts";

const returned = { actor: "visitor", source: "return" } as const;
const byOwner = { actor: "person:dona", source: "admin" } as const;

/** Enough for the longest verb; a shorter one just ends. */
const MOST_POINTS = 24;

type Work = {
  readonly name: string;
  readonly canMove: (booking: ModelBooking) => boolean;
  /** What the process was doing when it died. */
  dies(deps: Deps, real: Real, booking: ModelBooking): Promise<unknown>;
  /** The next attempt, by whoever makes it, finishes it once. */
  again(world: World, real: Real, booking: ModelBooking): Promise<void>;
};

const isSettled = ({ state }: ModelBooking) => state !== "held" && state !== "expired";

const works: readonly Work[] = [
  {
    name: "settling",
    canMove: (booking) => booking.session === "paid" && !isSettled(booking),
    dies: (deps, real, booking) => settleCheckout(deps, rowOf(real, booking).checkoutId, returned),
    async again(world, real, booking) {
      world.settle(booking);
      await deliverEvent(real, rowOf(real, booking).checkoutId);
    },
  },
  {
    name: "cancelling",
    canMove: isConfirmed,
    dies: (deps, real, booking) =>
      isConfirmed(booking)
        ? cancelBooking(deps, rowOf(real, booking).id, byOwner, { who: "guest" })
        : Promise.resolve(),
    async again(_, real, booking) {
      if (!isConfirmed(booking)) return;
      await cancelBooking(real.app.deps, rowOf(real, booking).id, byOwner, { who: "guest" });
      booking.state = "cancelled";
      booking.money.owe(booking.money.left);
      booking.money.end();
    },
  },
  {
    name: "refunding",
    canMove: ({ money }) => money.underWay > 0,
    async dies(deps, real, booking) {
      for (const id of await refundsIn(real, booking, "due")) await sendRefund(deps, id);
    },
    async again(_, real, booking) {
      for (const id of await refundsIn(real, booking, "due")) await sendRefund(real.app.deps, id);
      await refundsArrive(real, booking);
    },
  },
  {
    name: "opening the balance",
    canMove: (booking) => isConfirmed(booking) && booking.money.asked >= LEAST_ONLINE,
    async dies(deps, real, booking) {
      if (!isConfirmed(booking) || booking.money.asked < LEAST_ONLINE) return;
      const { api, code } = await guestOf(deps, real, booking);
      await api.payBalance(code);
    },
    async again(world, real, booking) {
      if (isConfirmed(booking)) await openBalance(world, real, booking);
    },
  },
  {
    name: "settling the balance",
    canMove: ({ later }) => later.at(-1)?.state === "paid" && !later.at(-1)?.isConcluded,
    async dies(deps, _, booking) {
      const checkoutId = booking.later.at(-1)?.checkoutId;
      if (checkoutId) await settleCheckout(deps, checkoutId, returned);
    },
    again: (world, real, booking) => settleBalance(world, real, booking, 1),
  },
  {
    name: "reconciling",
    canMove: () => true,
    dies: (deps) => reconcile(deps),
    async again(world, real) {
      world.reconcile();
      await reconcile(real.app.deps);
      for (const booking of world.bookings) await refundsArrive(real, booking);
    },
  },
];

/** The process dies between two writes, and the work is taken up again. */
export const cutSteps: readonly MoneyStep[] = works.map(({ name, canMove, dies, again }) => ({
  name: `die while ${name}`,
  times: 1,
  canMove,
  async run(world, real, booking, dice) {
    const point = 1 + (dice % MOST_POINTS);
    if (await dyingAt(point, real.app.deps, (deps) => dies(deps, real, booking)))
      real.cuts.add(name);
    await again(world, real, booking);
  },
}));
