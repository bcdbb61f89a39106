import fc from "fast-check";
import type { FaultApp } from "./app.ts";
import { overAgain } from "./client.ts";
import type { Counts } from "./judge.ts";
import type { Finding } from "./report.ts";
import type { Raced } from "./rounds.ts";

/** Differences that are reported with their steps; of further ones only the seed and path. */
const MOST_TOLD = 10;

export type Size = {
  readonly histories: number;
  readonly commands: number;
  /** Events that happened less often count as untested. */
  readonly leastOfEach: number;
};

/** The random histories of a world, and the races beside them. */
export type Trial<History> = {
  readonly drawn: fc.Arbitrary<History>;
  live(app: FaultApp, history: History): Promise<void>;
  readonly did: Counts;
  race?(): Promise<Raced>;
};

/** What happened less often than it should. */
export function tooRare(did: ReadonlyMap<string, number>, least: number): string[] {
  const rare = [...did].filter(([, times]) => times < least).map(([what]) => what);
  return rare.length > 0 ? [`fewer than ${least} of ${rare.join(", ")}`] : [];
}

export async function tryWorld<History>(
  apps: readonly FaultApp[],
  { histories, leastOfEach }: Size,
  seed: number,
  { drawn, live, did, race }: Trial<History>,
): Promise<Finding> {
  const { ran, told } = await tryHistories(apps, histories, seed, drawn, live);
  const { trials, told: lost, ways } = (await race?.()) ?? { trials: 0, told: [], ways: [] };
  told.push(...tooRare(did, leastOfEach), ...lost);
  const seen = [...did].toSorted().map(([what, times]) => `${what} ${times}`);
  const note = [...told, `${ran} histories: ${seen.join(", ")}`, ...ways];
  return { trials: ran + trials, failures: told.length, note: note.join("; ") };
}

/** Each app plays its share. A difference does not end the run, so that one run shows all. */
async function tryHistories<History>(
  apps: readonly FaultApp[],
  histories: number,
  first: number,
  drawn: fc.Arbitrary<History>,
  live: (app: FaultApp, history: History) => Promise<void>,
): Promise<{ readonly ran: number; readonly told: string[] }> {
  const told: string[] = [];
  const numRuns = Math.ceil(histories / apps.length);
  await Promise.all(
    apps.map((app, index) => {
      const seed = first + index;
      let path = -1;
      const property = fc.asyncProperty(drawn, async (history) => {
        path++;
        await overAgain(() => live(app, history)).catch((wrong: unknown) => {
          const where = `fast-check seed ${seed}, path ${path}`;
          told.push(
            told.length < MOST_TOLD ? `${wrong}: ${where}: ${fc.stringify(history)}` : where,
          );
        });
      });
      return fc.assert(property, { seed, numRuns });
    }),
  );
  return { ran: numRuns * apps.length, told };
}
