import pg from "pg";
import { startPostgres } from "../../sandbox/postgres/start.ts";

/** A cluster for this rehearsal only, with the role and database that ops/README.md creates. */
export async function startCluster(): Promise<{ url: string; stop(): Promise<void> }> {
  delete process.env.DATABASE_URL;
  const { url, stop } = await startPostgres();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("create role pousada login");
  await client.query("create database pousada owner pousada");
  await client.end();
  const own = new URL(url);
  own.username = "pousada";
  own.pathname = "/pousada";
  return { url: own.href, stop };
}
