import { addressesOf } from "./addresses.ts";
import { serverCost } from "./cost.ts";
import type { Client } from "./load.ts";
import { type Figure, figure, type Goal, median, timesAsMuch } from "./measure.ts";
import { watchPostgres } from "./postgres-cpu.ts";
import { alternate, type Side } from "./rounds.ts";
import type { Server } from "./server.ts";
import type { Town } from "./town.ts";

const PAGES_PER_ROUND = 80;
const ROUNDS = { rounds: 7, warmUp: 4 };
const AS_A_BROWSER = { "accept-encoding": "gzip, deflate, br" };
const LISTING = "mar";

/** 1.15 times the cost before rendered pages were cached: 2.62 and 2.28 times a bare one. */
const MISS: Record<string, Goal> = {
  "page-home": { atMost: 3 },
  "page-room": { atMost: 2.6 },
};

/**
 * Every page against a bare one, on the sample property. The bare page has a process of its own:
 * beside ours it made ours look dearer.
 */
export async function benchPages(town: Town, client: Client): Promise<Figure[]> {
  const databaseUrl = await town.database("pages", "living");
  const { pages, others } = addressesOf(LISTING, town.today);
  const server = await town.serve(databaseUrl, { others });
  const bare = await town.serve(databaseUrl, { pages });
  const figures: Figure[] = [];
  for (const [id, path] of Object.entries(pages)) {
    const url = `${server.url}${path}`;
    const asked = { client, server, times: PAGES_PER_ROUND };
    const ways: [string, Side, Goal | undefined][] = [
      [id, serverCost({ ...asked, urls: [url] }), { atMost: 0.8 }],
      [`${id}-miss`, costOfMisses(asked, url), MISS[id]],
      [`${id}-304`, serverCost({ ...asked, urls: [url], known: true }), { atMost: 0.8 }],
    ];
    const bareUrls = [`${bare.url}/bench/${id}`];
    for (const [way, ours, goal] of ways) {
      const baseline = serverCost({ ...asked, server: bare, urls: bareUrls });
      const costs = await alternate([ours, baseline], ROUNDS);
      figures.push(figure(way, timesAsMuch(...costs), "times a bare page", goal));
    }
  }
  figures.push(...(await asABrowser(server, client, databaseUrl, pages)));
  for (const [id, count] of Object.entries({ ...bare.statements, ...server.statements })) {
    figures.push(figure(id.replace("page", "sql"), count, "SQL statements", { atMost: 5 }));
  }
  await server.stop();
  await bare.stop();
  return figures;
}

type Asked = { readonly client: Client; readonly server: Server; readonly times: number };

/** URLs that are not cached, because each is new. */
function costOfMisses(asked: Asked, url: string): Side {
  let asks = 0;
  const fresh = () => `${url}${url.includes("?") ? "&" : "?"}n=${asks++}`;
  return () => serverCost({ ...asked, urls: Array.from({ length: asked.times }, fresh) })();
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
