import fc from "fast-check";
import { reconcile } from "../../../src/server/reconciler/reconcile.ts";
import type { FaultApp } from "../app.ts";
import { expect } from "../judge.ts";
import { openBooks } from "../open-books.ts";
import { type ModelBooking, type Room, rooms } from "./booking.ts";
import { changeSteps } from "./change-steps.ts";
import { compare, comparePage } from "./compare.ts";
import { cancelAll, guestSteps, type Step } from "./guest-steps.ts";
import { House } from "./house.ts";
import { ownerSteps } from "./owner-steps.ts";
import { paySteps, reconcileAll, runJobs, sendRefunds } from "./pay-steps.ts";
import { policies } from "./policy.ts";
import { type Opening, type Real, sell } from "./real.ts";
import { timeSteps } from "./time-steps.ts";

type Command = fc.AsyncCommand<House, Real>;

/** Mostly on a booking that the step can move; now and then on one that it should not. */
function commandOf({ name, canMove, run }: Step, dice: number): Command {
  return {
    toString: () => `${name} ${dice}`,
    check: (house) => dice % 16 === 0 || house.bookings.some(canMove),
    async run(house, real) {
      const among = dice % 16 === 0 ? house.bookings : house.bookings.filter(canMove);
      const booking = among[dice % among.length];
      if (!booking) return;
      await run(house, real, booking, dice);
      await compare(house, real, `${name} ${dice} of booking ${booking.number}`);
    },
  };
}

const steps = [...guestSteps, ...changeSteps, ...paySteps, ...ownerSteps, ...timeSteps].flatMap(
  (step) =>
    Array.from({ length: step.times }, () =>
      fc.nat(1_000_000).map((dice) => commandOf(step, dice)),
    ),
);

const sale = (some: readonly (readonly Room[])[]) =>
  fc.record({
    rooms: fc.constantFrom(...some),
    ahead: fc.integer({ min: 2, max: 32 }),
    nights: fc.integer({ min: 1, max: 4 }),
    adults: fc.integer({ min: 1, max: 2 }),
  });

const openings: fc.Arbitrary<Opening> = fc.record({
  policy: fc.constantFrom(...policies),
  terms: fc.record({
    cancel: fc.constant(true),
    change: fc.constantFrom("self" as const, "self" as const, "self" as const, "request" as const),
    changeUntilDays: fc.nat(7),
    tell: fc.constant(true),
  }),
  depositPercent: fc.constantFrom(null, 30),
  sales: fc.tuple(
    sale([["mar"], ["mar", "jangada"], ["coqueiro", "mar"]]),
    sale(rooms.map((room) => [room])),
  ),
});

/** What is sold first, and what becomes of it. */
export function historiesOf(commands: number) {
  return fc.tuple(openings, fc.commands(steps, { maxCommands: commands, size: "max" }));
}

/** A random history of guests and the house, in the app and in a model of it. */
export async function live(
  app: FaultApp,
  [opening, sequence]: readonly [Opening, Iterable<Command>],
  did: Map<string, number>,
): Promise<void> {
  const started = app.deps.clock() - performance.now();
  try {
    await openBooks(app, opening);
    const house = new House(opening.terms);
    const real: Real = { app, did };
    for (const one of opening.sales) await sell(house, real, opening, one);
    await compare(house, real, "the sales");
    await fc.asyncModelRun(() => ({ model: house, real }), sequence);
    await finish(house, real);
  } finally {
    app.passTime(started - (app.deps.clock() - performance.now()));
  }
}

/** Everybody who still can cancels for what was promised; the provider's ledger and the books agree. */
async function finish(house: House, real: Real): Promise<void> {
  await runJobs(house, real);
  await reconcileAll(house, real);
  await compare(house, real, "the last reconciling");
  for (const booking of house.bookings) {
    await cancelAll(house, real, booking, false);
    await comparePage(house, real, booking);
  }
  await sendRefunds(real);
  await reconcile(real.app.deps);
  await compare(house, real, "the end");
  await compareLedger(real, house.bookings);
}

/** All that came in and went back through the provider, to the centavo. */
async function compareLedger(real: Real, bookings: readonly ModelBooking[]): Promise<void> {
  const { pool } = real.app.deps;
  const { rows } = await pool.query(`
    select coalesce(sum(received), 0)::int as captured, coalesce(sum((
      select coalesce(sum(amount), 0) from refund
      where of_payment = payment.id and state = 'succeeded')), 0)::int as refunded
    from payment where means = 'online'`);
  const lines = real.app.payments.ledger();
  const sum = (column: "amount_captured" | "amount_refunded") =>
    lines.reduce((all, line) => all + line[column], 0);
  const ledger = { captured: sum("amount_captured"), refunded: sum("amount_refunded") };
  expect(rows[0], ledger, `the ledger of ${bookings.length} bookings`);
}
