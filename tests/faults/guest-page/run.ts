import type { FaultApp } from "../app.ts";
import type { Counts } from "../judge.ts";
import { openBooks } from "../open-books.ts";
import type { Finding } from "../report.ts";
import { runRaces, type Table } from "../rounds.ts";
import { type Size, tryWorld } from "../try-histories.ts";
import { guestHistories, live } from "./histories.ts";
import { newRound } from "./race-round.ts";
import { type Race, races } from "./races.ts";

/** Guests who change and cancel on their own page, while the house does its part and time passes. */
export function guestPage(
  apps: readonly FaultApp[],
  { rounds, ...size }: Size & { readonly rounds: number },
  seed: number,
): Promise<Finding> {
  const did: Counts = new Map();
  return tryWorld(apps, size, seed, {
    drawn: guestHistories(size.commands),
    did,
    live: (app, history) => live(app, history, did),
    race: () => runRaces(apps, rounds, table),
  });
}

const rules = {
  policy: {
    regretDays: 0,
    tiers: [
      { daysBefore: 7, refundPercent: 100 },
      { daysBefore: 2, refundPercent: 50 },
    ],
  },
  terms: { cancel: true, change: "self", changeUntilDays: 0, tell: true },
  depositPercent: null,
} as const;

/** Two concurrent operations on the same booking or the same nights. */
const table: Table<Race, FaultApp> = {
  races,
  // More would need nights beyond the horizon.
  roundsInABook: 16,
  async open(app) {
    await openBooks(app, rules);
    return app;
  },
  play: async (app, race, number) => race.run(app, await newRound(app, number, race.ahead)),
};
