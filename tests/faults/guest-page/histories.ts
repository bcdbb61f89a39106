import fc from "fast-check";
import { reconcile } from "../../../src/server/reconciler/reconcile.ts";
import type { FaultApp } from "../app.ts";
import { expect } from "../judge.ts";
import type { Room } from "../money/booking.ts";
import { compareLedgers } from "../money/compare-ledgers.ts";
import { policies } from "../money/policy.ts";
import { type Real, sendRefunds } from "../money/real.ts";
import { openBooks } from "../open-books.ts";
import { historiesOf } from "../steps.ts";
import { rooms } from "./booking.ts";
import { changeSteps } from "./change-steps.ts";
import { compare, comparePage } from "./compare.ts";
import { cancelAll, guestSteps } from "./guest-steps.ts";
import { GuestHouse } from "./house.ts";
import { ownerSteps } from "./owner-steps.ts";
import { paySteps, reconcileAll, runJobs } from "./pay-steps.ts";
import { type Opening, sell } from "./real.ts";
import { timeSteps } from "./time-steps.ts";

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

const steps = [...guestSteps, ...changeSteps, ...paySteps, ...ownerSteps, ...timeSteps];

/** What is sold first, and the events that follow. */
export function guestHistories(commands: number) {
  return fc.tuple(openings, historiesOf(steps, commands, compare));
}

type History = readonly [Opening, Iterable<fc.AsyncCommand<GuestHouse, Real>>];

/** A random history of guests and the house, in the app and in a model of it. */
export async function live(
  app: FaultApp,
  [opening, sequence]: History,
  did: Map<string, number>,
): Promise<void> {
  const started = app.deps.clock() - performance.now();
  try {
    await openBooks(app, opening);
    const house = new GuestHouse(opening.terms);
    const real: Real = { app, did };
    for (const one of opening.sales) await sell(house, real, opening, one);
    await compare(house, real, "the sales");
    await fc.asyncModelRun(() => ({ model: house, real }), sequence);
    await finish(house, real);
  } finally {
    app.passTime(started - (app.deps.clock() - performance.now()));
  }
}

/** All who still can cancel get the promised amount; the provider's ledger and the books agree. */
async function finish(house: GuestHouse, real: Real): Promise<void> {
  await runJobs(house, real);
  await reconcileAll(house, real);
  await compare(house, real, "the last reconciling");
  for (const booking of house.bookings) {
    await cancelAll(house, real, booking, false);
    await comparePage(house, real, booking);
  }
  await sendRefunds(real.app);
  await reconcile(real.app.deps);
  await compare(house, real, "the end");
  expect(await compareLedgers(real.app), [], "the ledger");
}
