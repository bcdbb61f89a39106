import { ownerAt } from "../../support/desks.ts";
import { askForDeposit } from "../../support/stories.ts";
import type { FaultApp } from "../app.ts";
import { clearBooks } from "../clear-books.ts";
import { overAgain } from "../client.ts";
import { brokenInvariants } from "../invariants.ts";
import type { Finding } from "../report.ts";
import { newRound, races } from "./races.ts";

/** Clearing them takes longer than a round. */
const ROUNDS_IN_A_BOOK = 40;

/** Empty ones, here and at the provider: what it still knew would be rebuilt. */
async function openBooks(app: FaultApp): Promise<void> {
  await clearBooks(app.deps.pool);
  await fetch(`${app.payments.url}/__control/reset`, { method: "POST" });
  app.payments.setWebhookUrl(null);
}

/** Two at once about the same money, in every way that it can be fought for. */
export async function accountRaces(apps: readonly FaultApp[], rounds: number): Promise<Finding> {
  const told: string[] = [];
  const share = Math.ceil(rounds / apps.length);
  await Promise.all(
    apps.map(async (app) => {
      await askForDeposit(app, { percent: 30 });
      const owner = await ownerAt(app);
      for (const [name, race] of Object.entries(races)) {
        for (let round = 0; round < share; round++) {
          let isNew = round % ROUNDS_IN_A_BOOK === 0;
          const play = async () => {
            if (isNew) await openBooks(app);
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
