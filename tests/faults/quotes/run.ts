import type { FaultApp } from "../app.ts";
import type { Counts } from "../judge.ts";
import type { Finding } from "../report.ts";
import { runRaces, type Table } from "../rounds.ts";
import { type Size, tryWorld } from "../try-histories.ts";
import { expected } from "./counts.ts";
import { live, openHistory, quoteHistories } from "./histories.ts";
import type { History } from "./history.ts";
import { races } from "./races.ts";
import type { Race } from "./round.ts";
import { together } from "./steps.ts";

/** Two concurrent acts about the same proposal. */
const table: Table<Race, History> = {
  races,
  // The model is compared with all proposals of a book, so they are few.
  roundsInABook: 10,
  open: (app) => openHistory(app, new Map()),
  play: (history, race, number) => race.run({ number, history }),
};

/** Proposals that are paid, withdrawn, kept and forgotten, while others want the same nights. */
export function quotes(
  apps: readonly FaultApp[],
  { rounds, ...size }: Size & { readonly rounds: number },
  seed: number,
): Promise<Finding> {
  const wanted = [...expected, ...together.map((names) => `at once: ${names.join(" and ")}`)];
  const did: Counts = new Map(wanted.map((what) => [what, 0]));
  return tryWorld(apps, size, seed, {
    drawn: quoteHistories(size.commands),
    did,
    live: (app, history) => live(app, history, did),
    race: () => runRaces(apps, rounds, table),
  });
}
