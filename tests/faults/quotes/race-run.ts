import type { FaultApp } from "../app.ts";
import { overAgain } from "../client.ts";
import { openHistory } from "./histories.ts";
import type { History } from "./history.ts";
import { type Race, races } from "./races.ts";

/** Clearing them takes longer than a round; the model looks at all that is in them. */
const ROUNDS_IN_A_BOOK = 10;

/** What went wrong, and how often each race went which way. */
export type Raced = { readonly told: readonly string[]; readonly ways: readonly string[] };

/** Two at once about the same proposal. */
export async function runRaces(apps: readonly FaultApp[], rounds: number): Promise<Raced> {
  const told: string[] = [];
  const went = new Map<string, number>();
  const share = Math.ceil(rounds / apps.length);
  await Promise.all(
    apps.map(async (app) => {
      for (const [name, race] of Object.entries(races)) {
        const note = (way: string) =>
          went.set(`${name}: ${way}`, (went.get(`${name}: ${way}`) ?? 0) + 1);
        told.push(...(await play(app, race, share, note)).map((one) => `${name}: ${one}`));
      }
    }),
  );
  return { told, ways: [...went].toSorted().map(([way, times]) => `${way} ${times}`) };
}

/** Ends at the first round that goes wrong: the model knows no further. */
async function play(
  app: FaultApp,
  race: Race,
  rounds: number,
  note: (way: string) => void,
): Promise<string[]> {
  let history: History | null = null;
  try {
    for (let round = 0; round < rounds; round++) {
      const number = round % ROUNDS_IN_A_BOOK;
      let known: History | null = number === 0 ? null : history;
      history = await overAgain(async () => {
        const open = known ?? (await openHistory(app, new Map()));
        known = null;
        note(await race.run({ number, history: open }));
        return open;
      });
    }
    return [];
  } catch (error) {
    return [String(error)];
  }
}

export const raceCount = Object.keys(races).length;
