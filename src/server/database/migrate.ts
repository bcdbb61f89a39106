import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { runMigrations } from "graphile-worker";
import type pg from "pg";
import { createPatientPool } from "./connect.ts";

/** Any number: it only has to be the same in every process that migrates. */
const MIGRATION_LOCK = 7_402_113;

/**
 * Applies every numbered file that has not been applied, each in a transaction of its own.
 * Processes that start together wait for each other on the lock and then find nothing to do.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<string[]> {
  // A migration takes as long as it must: the house's own limits are for guests who wait.
  const patient = createPatientPool(pool.options.connectionString ?? "");
  try {
    const client = await patient.connect();
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    try {
      await runMigrations({ pgPool: patient });
      return await applyPending(client, folder);
    } finally {
      await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
      client.release();
    }
  } finally {
    await patient.end();
  }
}

/** Names of the files that a database of this release must have applied. */
export async function migrationNames(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
}

export async function appliedMigrations(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>("select name from migration order by name");
  return rows.map(({ name }) => name);
}

async function applyPending(client: pg.PoolClient, folder: string): Promise<string[]> {
  await client.query(
    "create table if not exists migration (name text primary key, applied_at timestamptz not null default now())",
  );
  const { rows } = await client.query<{ name: string }>("select name from migration");
  const applied = new Set(rows.map(({ name }) => name));
  const pending = (await migrationNames(folder)).filter((name) => !applied.has(name));
  for (const name of pending) {
    const sql = await readFile(path.join(folder, name), "utf8");
    await client.query("begin");
    try {
      await client.query(sql);
      await client.query("insert into migration (name) values ($1)", [name]);
      await client.query("commit");
    } catch (error) {
      await client.query("rollback");
      throw new Error(`migration ${name} failed`, { cause: error });
    }
  }
  return pending;
}
