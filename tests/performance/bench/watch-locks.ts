import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const EVERY_MS = 20;

/** How many of the app's connections wait for a lock, sampled until it is stopped. */
export async function watchLocks(databaseUrl: string): Promise<{ stop(): Promise<number> }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const seen: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await client.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and application_name = 'pousada'
           and wait_event_type = 'Lock'`,
      );
      seen.push(rows[0]?.waiting ?? 0);
      await sleep(EVERY_MS);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      await client.end();
      return seen.reduce((sum, one) => sum + one, 0) / Math.max(1, seen.length);
    },
  };
}
