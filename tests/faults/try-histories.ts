import fc from "fast-check";
import type { FaultApp } from "./app.ts";
import { overAgain } from "./client.ts";

/** Disagreements that are told with their moves; of any further one only its seed and path. */
const MOST_TOLD = 10;

type Wanted = { readonly histories: number; readonly seed: number };

/** Each app lives its share. A disagreement is told and the run goes on, so that one run shows all. */
export async function tryHistories<Drawn>(
  apps: readonly FaultApp[],
  { histories, seed: first }: Wanted,
  drawn: fc.Arbitrary<Drawn>,
  live: (app: FaultApp, history: Drawn) => Promise<void>,
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
