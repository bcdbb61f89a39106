import type { FaultApp } from "../app.ts";
import type { Finding } from "../report.ts";
import { tryHistories } from "../try-histories.ts";
import { historiesOf, live } from "./histories.ts";
import { raceCount, runRaces } from "./race-run.ts";

type Size = {
  readonly histories: number;
  readonly commands: number;
  /** What happened less often is not tested. */
  readonly leastOfEach: number;
  /** Of each race. */
  readonly rounds: number;
};

/** Guests who change and cancel on their own page, while the house does its part and time passes. */
export async function guestPage(
  apps: readonly FaultApp[],
  { histories, commands, leastOfEach, rounds }: Size,
  seed: number,
): Promise<Finding> {
  const did = new Map<string, number>();
  const drawn = historiesOf(commands);
  const { ran, told } = await tryHistories(apps, { histories, seed }, drawn, (app, history) =>
    live(app, history, did),
  );
  const rare = [...did].filter(([, times]) => times < leastOfEach).map(([what]) => what);
  if (rare.length > 0) told.push(`fewer than ${leastOfEach} of ${rare.join(", ")}`);
  const raced = await runRaces(apps, rounds);
  told.push(...raced.told);
  const seen = [...did].toSorted().map(([what, times]) => `${what} ${times}`);
  const note = [...told, `${ran} histories: ${seen.join(", ")}`, raced.ways.join(", ")];
  return { trials: ran + rounds * raceCount, failures: told.length, note: note.join("; ") };
}
