import type { Stay } from "../../src/domain/stay.ts";
import { stayAhead } from "../support/visit.ts";
import type { FaultApp } from "./app.ts";
import { clearBooks } from "./clear-books.ts";
import { countDeadlocks } from "./deadlocks.ts";
import { pressBookNow } from "./guest.ts";
import { brokenInvariants } from "./invariants.ts";
import type { Random } from "./random.ts";
import { randomStays, type Wanted } from "./random-stays.ts";
import type { Finding } from "./report.ts";

type Size = { readonly rounds: number; readonly holds: number };

const GUESTS_OF_EACH = 10;
/** With more unpaid holds the nights would be contested, and the race would be a different one. */
const ROUNDS_IN_A_BOOK = 5;

/** Each set can be sold to one guest only: any two of its wishes share a room. */
const contests: Record<string, readonly Wanted[]> = {
  "a combination and a single room": [["mar", "jangada"], ["jangada"]],
  "crossing combinations": [
    ["mar", "jangada"],
    ["jangada", "farol"],
    ["farol", "mar"],
  ],
};

const mixed: readonly Wanted[] = [
  ...[["mar"], ["coqueiro"], ["jangada"], ["farol"], ["casa-inteira"]],
  ...[
    ["mar", "jangada"],
    ["jangada", "farol"],
    ["farol", "coqueiro"],
    ["coqueiro", "mar"],
  ],
  ...[
    ["mar", "farol", "jangada"],
    ["jangada", "coqueiro", "farol"],
  ],
];

/** Several rooms at once: raced against each other, then mixed at random. */
export async function combinations(
  app: FaultApp,
  { rounds, holds }: Size,
  random: Random,
): Promise<Finding> {
  app.payments.setWebhookUrl(null);
  const before = countDeadlocks();
  const notes: string[] = [];
  const broken: string[] = [];
  let failures = 0;
  let day = 10;
  for (const [name, wishes] of Object.entries(contests)) {
    let won = 0;
    for (let round = 0; round < rounds; round++) {
      day += 3;
      if (await hasOneWinner(app, wishes, stayAhead(app, day, 2))) won++;
      if ((round + 1) % ROUNDS_IN_A_BOOK > 0) continue;
      broken.push(...(await brokenInvariants(app.deps.pool)));
      await clearBooks(app.deps.pool);
    }
    failures += rounds - won;
    notes.push(`${name}: ${won} of ${rounds} with one winner`);
  }
  const stays = await randomStays(app, holds, random, mixed);
  const deadlocks = countDeadlocks() - before;
  return {
    trials: rounds * Object.keys(contests).length + stays.trials,
    failures: failures + stays.failures + deadlocks + broken.length,
    note: [...notes, stays.note, `${deadlocks} deadlocks`, ...broken].join("; "),
  };
}

async function hasOneWinner(
  { url }: FaultApp,
  wishes: readonly Wanted[],
  stay: Stay,
): Promise<boolean> {
  const presses = wishes.flatMap((wanted) => Array.from({ length: GUESTS_OF_EACH }, () => wanted));
  const answers = await Promise.all(
    presses.map(([first = "", ...others]) => {
      const otherRooms = others.map((quartoId) => ({ quartoId, guests: 1 }));
      return pressBookNow(url, first, stay, { guests: 1, otherRooms });
    }),
  );
  const winners = answers.filter(({ status }) => status === 200).length;
  return winners === 1 && answers.every(({ status }) => status === 200 || status === 409);
}
