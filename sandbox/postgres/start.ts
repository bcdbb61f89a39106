import { rmSync } from "node:fs";
import { freePort } from "../free-port.ts";
import { runBinary } from "./binaries.ts";
import { makeCluster, runningCluster, startCluster, stopCluster } from "./cluster.ts";

export type Postgres = { readonly url: string; stop(): Promise<void> };

/**
 * Finds a PostgreSQL to work with: the one DATABASE_URL names, else a cluster of our own.
 * With a data folder the cluster keeps what it holds; without one it is thrown away when stopped.
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

/** A cluster left running by a process that was killed is taken over as it is. */
async function runningPort(folder: string): Promise<number | null> {
  try {
    await runBinary("pg_ctl", "status", "-D", folder);
    return runningCluster(folder).port;
  } catch {
    return null;
  }
}
