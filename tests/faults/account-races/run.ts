import { ownerAt } from "../../support/desks.ts";
import type { FaultApp } from "../app.ts";
import { overAgain } from "../client.ts";
import { brokenInvariants } from "../invariants.ts";
import { openBooks } from "../open-books.ts";
import type { Finding } from "../report.ts";
import { newRound, races } from "./races.ts";

/** Clearing them takes longer than a round. */
const ROUNDS_IN_A_BOOK = 40;

/** Two at once about the same money, in every way that it can be fought for. */
export async function accountRaces(apps: readonly FaultApp[], rounds: number): Promise<Finding> {
  const told: string[] = [];
  const share = Math.ceil(rounds / apps.length);
  await Promise.all(
    apps.map(async (app) => {
      const owner = await ownerAt(app);
      for (const [name, race] of Object.entries(races)) {
        for (let round = 0; round < share; round++) {
          let isNew = round % ROUNDS_IN_A_BOOK === 0;
          const play = async () => {
            if (isNew) await openBooks(app, { depositPercent: 30 });
            isNew = true;
            await race(app, await newRound(app, owner, round % ROUNDS_IN_A_BOOK));
            return brokenInvariants(app.deps.pool);
          };
          const broken = await overAgain(play).catch((error: unknown) => [String(error)]);
          told.push(...broken.map((one) => `${name}: ${one}`));
        }
      }
    }),
  );
  const trials = share * apps.length * Object.keys(races).length;
  const [first = `${share * apps.length} rounds of each`] = told;
  return { trials, failures: told.length, note: first };
}
