import { cancelBooking } from "../../../src/server/amendments/cancel-booking.ts";
import type { Deps } from "../../../src/server/deps.ts";
import { reconcile } from "../../../src/server/reconciler/reconcile.ts";
import { sendRefund } from "../../../src/server/refunds/send-refund.ts";
import { settleCheckout } from "../../../src/server/settle/settle-checkout.ts";
import { linkedGuest } from "../../support/linked-guest.ts";
import { dyingAt } from "../dying.ts";
import { byOwner, count, returned } from "../judge.ts";
import { LEAST_ONLINE } from "../money/booking.ts";
import { dueRefunds, isOn, sendRefunds } from "../money/real.ts";
import { openBalance, settleBalance } from "../money/sessions.ts";
import type { HeldBooking } from "./booking.ts";
import { tellOfFirst } from "./hold-steps.ts";
import { reconcileAll } from "./house-steps.ts";
import { type AccountMove, type AccountStep, checkoutOf } from "./real.ts";
import { refundsArrive } from "./refunds.ts";
import type { World } from "./world.ts";

/** Enough for the longest verb; a shorter one just ends. */
const MOST_POINTS = 24;

type Work = {
  readonly name: string;
  /** How often it is drawn, if more often than the others. */
  readonly times?: number;
  readonly canMove: (booking: HeldBooking) => boolean;
  /** The work during which the process dies. */
  dies(deps: Deps, booking: HeldBooking, world: World): Promise<unknown>;
  /** The next attempt, from any caller, completes the work once. */
  readonly again: AccountMove;
};

const canOpenBalance = (booking: HeldBooking) =>
  booking.isOn && booking.money.asked >= LEAST_ONLINE;

/** A guest cannot cancel nights that a portal has sold too. */
const canCancel = (world: World, booking: HeldBooking) =>
  booking.isOn && !world.isSoldTwice(booking.stays);

const works: readonly Work[] = [
  {
    name: "settling",
    canMove: (booking) => booking.isUnsettled,
    dies: (deps, booking) => settleCheckout(deps, checkoutOf(booking), returned),
    again: tellOfFirst,
  },
  {
    name: "cancelling",
    canMove: isOn,
    dies: (deps, booking, world) =>
      canCancel(world, booking)
        ? cancelBooking(deps, booking.id, byOwner, { who: "guest" })
        : Promise.resolve(),
    async again(world, real, booking) {
      if (!canCancel(world, booking)) return;
      await cancelBooking(real.app.deps, booking.id, byOwner, { who: "guest" });
      booking.cancel(booking.money.left);
    },
  },
  {
    name: "refunding",
    canMove: ({ money }) => money.underWay > 0,
    async dies(deps, booking) {
      for (const id of await dueRefunds({ deps }, booking.id)) await sendRefund(deps, id);
    },
    async again(_, real, booking) {
      await sendRefunds(real.app, booking.id);
      await refundsArrive(real, booking);
    },
  },
  {
    name: "opening the balance",
    canMove: canOpenBalance,
    async dies(deps, booking) {
      if (!canOpenBalance(booking)) return;
      const { api, code } = await linkedGuest({ deps }, booking.id);
      await api.payBalance(code);
    },
    again: openBalance,
  },
  {
    name: "settling the balance",
    // More often, because a paid balance is seldom unsettled.
    times: 4,
    canMove: ({ balances }) => balances.at(-1)?.state === "paid" && !balances.at(-1)?.isSettled,
    async dies(deps, booking) {
      const checkoutId = booking.balances.at(-1)?.checkoutId;
      if (checkoutId) await settleCheckout(deps, checkoutId, returned);
    },
    again: settleBalance,
  },
  {
    name: "reconciling",
    canMove: () => true,
    dies: (deps) => reconcile(deps),
    again: (world, real) => reconcileAll(world, real),
  },
];

/** The process dies between two writes, and the work is taken up again. */
export const cutSteps: readonly AccountStep[] = works.map(
  ({ name, times = 1, canMove, dies, again }) => ({
    name: `die while ${name}`,
    times,
    canMove,
    async run(world, real, booking, random) {
      const point = 1 + random.below(MOST_POINTS);
      if (await dyingAt(point, real.app.deps, (deps) => dies(deps, booking, world)))
        count(real, `died while ${name}`);
      await again(world, real, booking, random);
    },
  }),
);
