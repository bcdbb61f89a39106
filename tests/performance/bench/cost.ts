import type { Client } from "./load.ts";
import type { PostgresCpu } from "./postgres-cpu.ts";
import type { Side } from "./rounds.ts";
import type { Server } from "./server.ts";

type Asked = {
  readonly client: Client;
  readonly server: Pick<Server, "cpu">;
  readonly urls: readonly string[];
  readonly times: number;
  readonly headers?: Record<string, string>;
  /** Requested by a browser that has the page cached. */
  readonly known?: boolean;
};

/** The server's CPU milliseconds per request. */
export function serverCost({ client, server, urls, times, headers, known }: Asked): Side {
  return async () => {
    const copy = known ? await etagOf(urls[0] ?? "") : null;
    const before = await server.cpu();
    await client.get(urls, times, { ...headers, ...(copy && { "if-none-match": copy }) });
    return ((await server.cpu()) - before) / times;
  };
}

/** The server's and PostgreSQL's CPU milliseconds: a growing table shows in the latter. */
export function wholeCost(asked: Asked, postgres: PostgresCpu): Side {
  const ofServer = serverCost(asked);
  return async () => {
    const before = await postgres.now();
    const own = await ofServer();
    return own + ((await postgres.now()) - before) / asked.times;
  };
}

async function etagOf(url: string): Promise<string> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.headers.get("etag") ?? "";
}
