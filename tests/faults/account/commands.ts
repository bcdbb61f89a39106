import fc from "fast-check";
import { AppError } from "../../../src/domain/app-error.ts";
import { cancelBooking } from "../../../src/server/amendments/cancel-booking.ts";
import { reconcile } from "../../../src/server/reconciler/reconcile.ts";
import { refundByHand } from "../../support/stories.ts";
import { control } from "../../support/visit.ts";
import { askInside } from "../client.ts";
import { balanceSteps } from "./balance-steps.ts";
import { book, type Rooms } from "./book.ts";
import { cutSteps } from "./cut-steps.ts";
import { deskSteps } from "./desk-steps.ts";
import { moneySteps, refundsArrive } from "./money-steps.ts";
import { providerSteps } from "./provider-steps.ts";
import { compare, type Real, rowOf, VISITORS, visitOf } from "./real.ts";
import { roomSteps } from "./room-steps.ts";
import {
  deliverEvent,
  loseHold,
  loseNights,
  sellElsewhere,
  takeBlock,
  withdrawSale,
} from "./steps.ts";
import { MINUTE, type ModelBooking, type Room, type World } from "./world.ts";

type Step = fc.AsyncCommand<World, Real>;

const rooms: readonly Room[] = ["mar", "farol", "casa-inteira"];
const anyRoom = fc.constantFrom(...rooms);
const anyRooms = fc.constantFrom<Rooms>(["mar"], ["farol"], ["casa-inteira"], ["mar", "farol"]);
const anyStay = fc.record({ from: fc.nat(14), nights: fc.integer({ min: 1, max: 3 }) });

const anyWish = {
  visitor: fc.nat(VISITORS - 1),
  rooms: anyRooms,
  stay: anyStay,
  paysAll: fc.boolean(),
};

/** A step that can always be tried; afterwards app and model must agree. */
function step(name: string, run: (world: World, real: Real) => Promise<void>): Step {
  return {
    check: () => true,
    toString: () => name,
    async run(world, real) {
      await run(world, real);
      await compare(world, real, name);
    },
  };
}

/**
 * A step on one of the bookings. Three times in four it is one that the step can move, if there is
 * one: a random choice would rarely hit it.
 */
function about(
  name: string,
  which: number,
  canMove: (booking: ModelBooking) => boolean,
  run: (world: World, real: Real, booking: ModelBooking) => Promise<void>,
): Step {
  return {
    ...step(`${name} ${which}`, (world, real) => {
      const movable = world.bookings.filter(canMove);
      const among = movable.length > 0 && which % 4 > 0 ? movable : world.bookings;
      return run(world, real, among[which % among.length] as ModelBooking);
    }),
    check: (world) => world.bookings.length > 0,
  };
}

const isPayable = ({ session, state }: ModelBooking) => session === "open" && state !== "cancelled";
const isUnsettled = ({ session, state }: ModelBooking) =>
  session === "paid" && (state === "held" || state === "expired");
const isHeld = ({ state, session }: ModelBooking) => state === "held" && session === "open";
const isConfirmed = ({ state }: ModelBooking) => state === "confirmed";

function expectStatus(actual: number, expected: number, what: string): void {
  if (actual !== expected) throw new Error(`${what} answered ${actual}, not ${expected}`);
}

/** The expected response of POST /reservas for a settled booking. */
function answerFor({ session, state }: ModelBooking): number {
  if (session === "open") return state === "cancelled" ? 410 : 402;
  return { held: 402, confirmed: 200, cancelled: 410, expired: 410, refunded: 409 }[state];
}

/** Steps that move bookings are more frequent than those that only fill the calendar. */
const often = (times: number, one: fc.Arbitrary<Step>) => Array.from({ length: times }, () => one);

export const steps: fc.Arbitrary<Step>[] = [
  ...[
    ...moneySteps,
    ...roomSteps,
    ...deskSteps,
    ...balanceSteps,
    ...providerSteps,
    ...cutSteps,
  ].flatMap(({ name, times, canMove, run }) =>
    often(
      times,
      fc
        .nat(10_000)
        .map((which) =>
          about(name, which, canMove, (world, real, booking) => run(world, real, booking, which)),
        ),
    ),
  ),
  ...often(
    4,
    fc
      .record(anyWish)
      .map(({ visitor, rooms, stay, paysAll }) =>
        step(`book ${rooms} ${stay.from}+${stay.nights} by ${visitor}`, (world, real) =>
          book(world, real, visitor, rooms, world.stay(stay.from, stay.nights), paysAll),
        ),
      ),
  ),
  ...often(
    8,
    fc.record(anyWish).map(({ visitor, rooms, stay, paysAll }) =>
      step(`buy ${rooms} ${stay.from}+${stay.nights} by ${visitor}`, async (world, real) => {
        await book(world, real, visitor, rooms, world.stay(stay.from, stay.nights), paysAll);
        const hold = world.liveHold(visitor);
        if (hold?.session !== "open") return;
        const { checkoutId } = rowOf(real, hold);
        await control(real.app, `sessions/${checkoutId}/pay`, { card: "4242424242424242" });
        hold.session = "paid";
        world.settle(hold);
        await deliverEvent(real, checkoutId);
      }),
    ),
  ),
  ...often(
    3,
    fc.nat(20).map((which) =>
      about("pay", which, isPayable, async (_, real, booking) => {
        const { checkoutId } = rowOf(real, booking);
        const payable = booking.session === "open";
        const paid = await control(real.app, `sessions/${checkoutId}/pay`, {
          card: "4242424242424242",
        }).then(
          () => true,
          () => false,
        );
        if (paid !== payable) throw new Error(`paying worked: ${paid}, should: ${payable}`);
        if (paid) booking.session = "paid";
      }),
    ),
  ),
  ...often(
    2,
    fc.nat(20).map((which) =>
      about("return", which, isUnsettled, async (world, real, booking) => {
        world.settle(booking);
        const { checkoutId } = rowOf(real, booking);
        const answer = await askInside(() => visitOf(real, 0).settle(checkoutId));
        expectStatus(answer.statusCode, answerFor(booking), "the success page");
      }),
    ),
  ),
  ...often(
    2,
    fc.nat(20).map((which) =>
      about("webhook", which, isUnsettled, async (world, real, booking) => {
        world.settle(booking);
        await deliverEvent(real, rowOf(real, booking).checkoutId);
      }),
    ),
  ),
  fc.nat(20).map((which) =>
    about("give back at the provider", which, isUnsettled, async (_, real, booking) => {
      if (!isUnsettled(booking) || booking.returned > 0) return;
      const { due } = booking;
      booking.returned = which % 3 === 0 ? Math.floor(due / 3) : due;
      booking.backAtProvider += booking.returned;
      await refundByHand(real.app, rowOf(real, booking).checkoutId, booking.returned);
    }),
  ),
  fc.nat(VISITORS - 1).map((visitor) =>
    step(`release by ${visitor}`, async (world, real) => {
      const hold = world.liveHold(visitor);
      if (hold) world.closeCheckout(hold);
      await real.visits[visitor]?.post("/payment/release-checkout");
    }),
  ),
  fc.constantFrom(20, 50).map((minutes) =>
    step(`${minutes} minutes pass`, async (world, real) => {
      real.app.passTime(minutes * MINUTE);
      world.passTime(minutes * MINUTE);
    }),
  ),
  fc.constant(
    step("reconcile", async (world, real) => {
      world.reconcile();
      await reconcile(real.app.deps);
      for (const booking of world.bookings) await refundsArrive(real, booking);
    }),
  ),
  ...often(
    2,
    fc.nat(20).map((which) =>
      about("cancel", which, isConfirmed, async (_, real, booking) => {
        const cause = { actor: "person:dona", source: "admin" } as const;
        const refused = await cancelBooking(real.app.deps, rowOf(real, booking).id, cause, {
          who: "guest",
        }).then(
          () => false,
          (error: unknown) => error instanceof AppError,
        );
        const can = booking.state === "confirmed" || booking.state === "cancelled";
        if (refused === can) throw new Error(`cancelling was refused: ${refused}`);
        if (booking.state === "confirmed") {
          booking.state = "cancelled";
          booking.money.owe(booking.money.left);
          booking.money.end();
        }
      }),
    ),
  ),
  ...often(
    2,
    fc.nat(20).map((which) => about("lose the hold", which, isHeld, loseHold)),
  ),
  ...often(
    2,
    fc.nat(20).map((which) => about("lose the nights", which, isHeld, loseNights)),
  ),
  fc
    .record({ room: anyRoom, stay: anyStay })
    .map(({ room, stay }) =>
      step(`block ${room} ${stay.from}+${stay.nights}`, (world, real) =>
        takeBlock(world, real, room, world.stay(stay.from, stay.nights)),
      ),
    ),
  fc
    .record({ room: anyRoom, stay: anyStay })
    .map(({ room, stay }) =>
      step(`a portal sells ${room} ${stay.from}+${stay.nights}`, (world, real) =>
        sellElsewhere(world, real, room, world.stay(stay.from, stay.nights)),
      ),
    ),
  anyRoom.map((room) =>
    step(`a portal withdraws a sale of ${room}`, (world, real) => withdrawSale(world, real, room)),
  ),
];
