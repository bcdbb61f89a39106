import { addressesOf } from "./addresses.ts";
import { serverCost } from "./cost.ts";
import type { Client } from "./load.ts";
import { type Figure, figure, median, timesAsMuch } from "./measure.ts";
import { watchPostgres } from "./postgres-cpu.ts";
import { alternate } from "./rounds.ts";
import type { Server } from "./server.ts";
import type { Town } from "./town.ts";

const CALLS_PER_ROUND = 300;
const PAGES_PER_ROUND = 80;
const ROUNDS = { rounds: 7, warmUp: 4 };
const AS_A_BROWSER = { "accept-encoding": "gzip, deflate, br" };
const LISTING = "mar";

/** Every call against a bare route, every page against a bare page, on the sample property. */
export async function benchCallsAndPages(town: Town, client: Client): Promise<Figure[]> {
  const databaseUrl = await town.database("house", "living");
  const { calls, pages, others } = addressesOf(LISTING, town.today);
  const server = await town.serve(databaseUrl, { calls, pages, others });
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
    figures.push(figure(id, timesAsMuch(ours, bare), "times a bare route", { atMost: 1.3 }));
    figures.push(figure(`${id}-cpu`, median(ours), "ms of the server per call"));
  }
  for (const [id, path] of Object.entries(pages)) {
    const asked = { client, server, times: PAGES_PER_ROUND };
    const [ours, bare] = await alternate(
      [
        serverCost({ ...asked, urls: [`${server.url}${path}`] }),
        serverCost({ ...asked, urls: [`${server.url}/bench/${id}`] }),
      ],
      ROUNDS,
    );
    figures.push(figure(id, timesAsMuch(ours, bare), "times a bare page", { atMost: 1.5 }));
  }
  figures.push(...(await asABrowser(server, client, databaseUrl, pages)));
  figures.push(...statementFigures(server));
  await server.stop();
  return figures;
}

/** The cost of a real page request: compressed, and with PostgreSQL's share. */
async function asABrowser(
  server: Server,
  client: Client,
  databaseUrl: string,
  pages: Record<string, string>,
): Promise<Figure[]> {
  const postgres = await watchPostgres(databaseUrl);
  const figures: Figure[] = [];
  for (const [id, path] of Object.entries(pages)) {
    const asked = { client, server, times: PAGES_PER_ROUND, headers: AS_A_BROWSER };
    const ofServer = serverCost({ ...asked, urls: [`${server.url}${path}`] });
    const ofPostgres: number[] = [];
    const own: number[] = [];
    for (let round = 0; round < ROUNDS.rounds; round++) {
      const before = await postgres.now();
      own.push(await ofServer());
      ofPostgres.push(((await postgres.now()) - before) / PAGES_PER_ROUND);
    }
    figures.push(figure(`${id}-cpu`, median(own), "ms of the server per page, compressed"));
    figures.push(figure(`${id}-postgres`, median(ofPostgres), "ms of PostgreSQL per page"));
  }
  await postgres.close();
  return figures;
}

function statementFigures({ statements }: Server): Figure[] {
  return Object.entries(statements).map(([id, count]) =>
    id.startsWith("page-")
      ? figure(id.replace("page", "sql"), count, "SQL statements", { atMost: 5 })
      : figure(`sql-${id}`, count, "SQL statements"),
  );
}
