import { readFileSync } from "node:fs";
import pg from "pg";

/** CPU milliseconds of all connections of one database, so far. */
export type PostgresCpu = { now(): Promise<number>; close(): Promise<void> };

/** From /proc, per process; PostgreSQL has one process per connection. */
export async function watchPostgres(databaseUrl: string): Promise<PostgresCpu> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    async now() {
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity
         where datname = current_database() and application_name = 'pousada'`,
      );
      return rows.reduce((total, { pid }) => total + spentBy(pid), 0);
    },
    close: () => client.end(),
  };
}

function spentBy(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ");
  return Number(nanoseconds) / 1e6;
}
