import type { FaultApp } from "../app.ts";
import { overAgain } from "../client.ts";
import { brokenInvariants } from "../invariants.ts";
import { openBooks } from "../open-books.ts";
import { newRound } from "./race-round.ts";
import { type Race, races } from "./races.ts";

/** Clearing them takes longer than a round; more would need nights beyond the horizon. */
const ROUNDS_IN_A_BOOK = 16;

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

/** What went wrong, and how often each race went which way. */
export type Raced = { readonly told: readonly string[]; readonly ways: readonly string[] };

/** Two at once about the same booking or the same nights. */
export async function runRaces(apps: readonly FaultApp[], rounds: number): Promise<Raced> {
  const told: string[] = [];
  const went = new Map<string, number>();
  const share = Math.ceil(rounds / apps.length);
  await Promise.all(
    apps.map(async (app) => {
      for (const [name, race] of Object.entries(races)) {
        for (let round = 0; round < share; round++) {
          const note = (way: string) =>
            went.set(`${name}: ${way}`, (went.get(`${name}: ${way}`) ?? 0) + 1);
          const broken = await play(app, race, round % ROUNDS_IN_A_BOOK, note).catch(
            (error: unknown) => [String(error)],
          );
          told.push(...broken.map((one) => `${name}: ${one}`));
        }
      }
    }),
  );
  return { told, ways: [...went].toSorted().map(([way, times]) => `${way} ${times}`) };
}

async function play(
  app: FaultApp,
  race: Race,
  number: number,
  note: (way: string) => void,
): Promise<string[]> {
  let isNew = number === 0;
  return overAgain(async () => {
    if (isNew) await openBooks(app, rules);
    isNew = true;
    note(await race.run(app, await newRound(app, number, race.ahead)));
    return brokenInvariants(app.deps.pool);
  });
}

export const raceCount = Object.keys(races).length;
