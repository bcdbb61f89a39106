import { setTimeout as sleep } from "node:timers/promises";
import { runMigrations } from "graphile-worker";
import type pg from "pg";
import { createPatientPool } from "./connect.ts";
import { type Migration, migrationNames, readMigration } from "./migration-files.ts";

/** An arbitrary advisory lock number, the same in every process. */
const MIGRATION_LOCK = 7_402_113;

/**
 * A migration that waits for a table lock blocks every statement that queues behind it. So it times
 * out after a second, lets the traffic pass and retries.
 */
const LOCK_TIMEOUT = "1s";
const ATTEMPTS = 30;
const PAUSE_MS = 500;
/** lock_not_available, deadlock_detected */
const PASSING = new Set(["55P03", "40P01"]);
/** insufficient_privilege: the app's role, where another one owns the database. */
const NOT_ALLOWED = "42501";
const WRITE_DOWN = "insert into migration (name) values ($1)";

/**
 * Applies each pending migration in its own transaction. Processes that start together serialise on an
 * advisory lock, and all but the first find nothing to do.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<string[]> {
  // Without the app's timeouts: a migration may take long.
  const patient = createPatientPool(pool.options.connectionString ?? "");
  try {
    const client = await patient.connect();
    await waitForTurn(client);
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
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

/**
 * Polls instead of blocking: `create index concurrently` waits for every older statement, so a
 * process that blocked on this lock would keep the migration from finishing.
 */
async function waitForTurn(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ ours: boolean }>(
      "select pg_try_advisory_lock($1) as ours",
      [MIGRATION_LOCK],
    );
    if (rows[0]?.ours) return;
    await sleep(PAUSE_MS);
  }
}

export async function appliedMigrations(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>("select name from migration order by name");
  return rows.map(({ name }) => name);
}

async function applyPending(client: pg.PoolClient, folder: string): Promise<string[]> {
  // Checked first: a role without create rights fails even where the table is already there.
  const made = await client.query<{ there: boolean }>(
    "select to_regclass('migration') is not null as there",
  );
  if (!made.rows[0]?.there) {
    await client.query(
      "create table migration (name text primary key, applied_at timestamptz not null default now())",
    );
  }
  const { rows } = await client.query<{ name: string }>("select name from migration");
  const applied = new Set(rows.map(({ name }) => name));
  const pending = (await migrationNames(folder)).filter((name) => !applied.has(name));
  for (const name of pending) {
    const migration = await readMigration(folder, name);
    if (isStoodFor(migration, applied)) await client.query(WRITE_DOWN, [name]);
    else await apply(client, migration);
  }
  return pending;
}

/**
 * Whether a database has already what a baseline contains. One that has only part of it is refused.
 */
function isStoodFor({ replaces }: Migration, applied: ReadonlySet<string>): boolean {
  if (replaces === null || applied.size === 0) return false;
  if (applied.has(replaces)) return true;
  const last = [...applied].sort().at(-1);
  throw new Error(
    `this database stands at ${last}, in the middle of an earlier release: finish its migrations, ` +
      `up to ${replaces}, with a release that has them`,
  );
}

async function apply(client: pg.PoolClient, { name, sql, isAlone }: Migration): Promise<void> {
  const attempt = isAlone ? runAlone : runWhole;
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(client, sql, name);
    } catch (error) {
      const { code = "" } = error as { code?: string };
      const why = code === NOT_ALLOWED ? "is for the database's owner to apply" : "failed";
      if (!PASSING.has(code) || tries === ATTEMPTS) {
        throw new Error(`migration ${name} ${why}`, { cause: error });
      }
      await sleep(PAUSE_MS);
    }
  }
}

async function runWhole(client: pg.PoolClient, sql: string, name: string): Promise<void> {
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query(WRITE_DOWN, [name]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

async function runAlone(client: pg.PoolClient, sql: string, name: string): Promise<void> {
  for (const statement of sql.split(/;\s*$/m)) {
    if (statement.trim() !== "") await client.query(statement);
  }
  await client.query(WRITE_DOWN, [name]);
}
