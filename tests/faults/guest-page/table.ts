import type { FaultApp } from "../app.ts";
import { openBooks } from "../open-books.ts";
import type { Table } from "../rounds.ts";
import { newRound } from "./race-round.ts";
import { type Race, races } from "./races.ts";

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

/** Two at once about the same booking or the same nights. */
export const table: Table<Race, FaultApp> = {
  races,
  // More would need nights beyond the horizon.
  roundsInABook: 16,
  async open(app) {
    await openBooks(app, rules);
    return app;
  },
  play: async (app, race, number) => race.run(app, await newRound(app, number, race.ahead)),
};
