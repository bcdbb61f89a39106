import { addressesOf } from "./addresses.ts";
import { serverCost } from "./cost.ts";
import type { Client } from "./load.ts";
import { type Figure, figure, median, timesAsMuch } from "./measure.ts";
import { alternate } from "./rounds.ts";
import type { Town } from "./town.ts";

const CALLS_PER_ROUND = 300;
const ROUNDS = { rounds: 7, warmUp: 4 };
const LISTING = "mar";

/** A room is its own page's data, with rates and rules: more to validate than bytes to send. */
const goals: Record<string, number> = { "call-room": 1.45 };

/** Every call against a bare route, on the sample property. */
export async function benchCalls(town: Town, client: Client): Promise<Figure[]> {
  const databaseUrl = await town.database("calls", "living");
  const { calls } = addressesOf(LISTING, town.today);
  const server = await town.serve(databaseUrl, { calls });
  const figures: Figure[] = [];
  for (const [id, path] of Object.entries(calls)) {
    const asked = { client, server, times: CALLS_PER_ROUND };
    const [ours, bare] = await alternate(
      [
        serverCost({ ...asked, urls: [`${server.url}${path}`] }),
        serverCost({ ...asked, urls: [`${server.bareUrl}/${id}`] }),
      ],
      ROUNDS,
    );
    const goal = { atMost: goals[id] ?? 1.3 };
    figures.push(figure(id, timesAsMuch(ours, bare), "times a bare route", goal));
    figures.push(figure(`${id}-cpu`, median(ours), "ms of the server per call"));
  }
  for (const [id, count] of Object.entries(server.statements)) {
    figures.push(figure(`sql-${id}`, count, "SQL statements"));
  }
  await server.stop();
  return figures;
}
