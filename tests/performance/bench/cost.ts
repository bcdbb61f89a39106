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
};

/** The server's CPU milliseconds per request. */
export function serverCost({ client, server, urls, times, headers }: Asked): Side {
  return async () => {
    const before = await server.cpu();
    await client.get(urls, times, headers);
    return ((await server.cpu()) - before) / times;
  };
}

/** The same plus PostgreSQL's: it is where a growing table shows. */
export function wholeCost(asked: Asked, postgres: PostgresCpu): Side {
  const ofServer = serverCost(asked);
  return async () => {
    const before = await postgres.now();
    const own = await ofServer();
    return own + ((await postgres.now()) - before) / asked.times;
  };
}
