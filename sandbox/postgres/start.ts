import { rmSync } from "node:fs";
import { freePort } from "../free-port.ts";
import { runBinary } from "./binaries.ts";
import { makeCluster, runningCluster, startCluster, stopCluster } from "./cluster.ts";

export type Postgres = { readonly url: string; stop(): Promise<void> };

/**
 * Finds a PostgreSQL: DATABASE_URL, or our own cluster. With a data folder its data is kept;
 * without one it is deleted on stop.
 */
export async function startPostgres(dataFolder?: string): Promise<Postgres> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };

  const throwaway = dataFolder === undefined;
  const folder = await makeCluster(dataFolder);
  const running = await runningPort(folder);
  const port = running ?? (await freePort());
  if (running === null) await startCluster(folder, { port, durable: !throwaway });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await stopCluster(folder, "fast");
      if (throwaway) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Takes over a cluster left running by a killed process. */
async function runningPort(folder: string): Promise<number | null> {
  try {
    await runBinary("pg_ctl", "status", "-D", folder);
    return runningCluster(folder).port;
  } catch {
    return null;
  }
}
