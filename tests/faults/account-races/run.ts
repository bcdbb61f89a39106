import { ownerAt } from "../../support/desks.ts";
import type { FaultApp } from "../app.ts";
import { openBooks } from "../open-books.ts";
import type { Finding } from "../report.ts";
import { runRaces } from "../rounds.ts";
import { newRound, races } from "./races.ts";

/** Races of two concurrent operations on the same money, for every pair in `races`. */
export async function accountRaces(apps: readonly FaultApp[], rounds: number): Promise<Finding> {
  const owners = new Map(
    await Promise.all(apps.map(async (app) => [app, await ownerAt(app)] as const)),
  );
  const { trials, told } = await runRaces(apps, rounds, {
    races,
    roundsInABook: 40,
    async open(app) {
      await openBooks(app, { depositPercent: 30 });
      return { app, owner: owners.get(app) ?? (await ownerAt(app)) };
    },
    async play({ app, owner }, race, number) {
      await race(app, await newRound(app, owner, number));
      return "done";
    },
  });
  const [first = `${rounds} rounds of each`] = told;
  return { trials, failures: told.length, note: first };
}
