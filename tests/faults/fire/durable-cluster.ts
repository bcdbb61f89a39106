import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../../../sandbox/free-port.ts";
import {
  makeCluster,
  runningCluster,
  startCluster,
  stopCluster,
} from "../../../sandbox/postgres/cluster.ts";
import type { Postgres } from "../../../sandbox/postgres/start.ts";

export type DurableCluster = Postgres & {
  /** Power loss: `kill -9`, then restart. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** Terminates connections of the app. */
  endConnections(count: number): Promise<number>;
};

const START_TRIES = 50;

/** A durable PostgreSQL that can be killed. */
export async function openDurableCluster(): Promise<DurableCluster> {
  const folder = await makeCluster();
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const start = () => startCluster(folder, { port, durable: true });
  await start();
  return {
    url,
    async kill() {
      process.kill(runningCluster(folder).pid, "SIGKILL");
      // The dead server's shared memory blocks a restart until its last child has exited.
      for (let tries = 1; ; tries++) {
        const failed = await start().then(
          () => null,
          (error: unknown) => error,
        );
        if (!failed) return;
        if (tries === START_TRIES) throw failed;
        await sleep(50);
      }
    },
    async restart() {
      await stopCluster(folder, "immediate");
      await start();
    },
    endConnections: (count) => endConnections(url, count),
    async stop() {
      await stopCluster(folder, "fast");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function endConnections(url: string, count: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from (
       select pid from pg_stat_activity where application_name = 'pousada'
       order by state = 'active' desc, random() limit $1) as unlucky`,
    [count],
  );
  await client.end();
  return rowCount ?? 0;
}
