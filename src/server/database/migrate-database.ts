import pg from "pg";
import type { Config } from "../../config.ts";
import { createPatientPool } from "./connect.ts";
import { grantsTo } from "./grants.ts";
import { migrate } from "./migrate.ts";

type Addresses = Pick<Config, "DATABASE_URL" | "MIGRATION_DATABASE_URL">;

/**
 * Applies pending migrations and grants. If the settings name a separate owner role, the app's own
 * role owns nothing: it reads and writes rows, but can alter neither tables nor the journal.
 */
export async function migrateDatabase(
  addresses: Addresses,
  folder = "migrations",
): Promise<string[]> {
  const { DATABASE_URL, MIGRATION_DATABASE_URL = DATABASE_URL } = addresses;
  const pool = createPatientPool(MIGRATION_DATABASE_URL);
  try {
    const applied = await migrate(pool, folder);
    if (MIGRATION_DATABASE_URL !== DATABASE_URL) await letIn(pool, roleAt(DATABASE_URL));
    return applied;
  } finally {
    await pool.end();
  }
}

/** Taken from the URL: the migrating process may have no password to connect as the app. */
function roleAt(address: string): string {
  return new pg.Client({ connectionString: address }).user ?? "";
}

/** Any number except MIGRATION_LOCK: concurrent grants fail with 'tuple concurrently updated'. */
const GRANT_LOCK = 7_402_114;

async function letIn(pool: pg.Pool, role: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [GRANT_LOCK]);
    const { rows } = await client.query<{ owner: string; database: string }>(
      "select current_user as owner, current_database() as database",
    );
    const { owner = role, database = "" } = rows[0] ?? {};
    const named = [role, database].map(pg.escapeIdentifier) as [string, string];
    // If the app's role owns the tables, these revokes would take away its own rights.
    if (owner !== role) await client.query(grantsTo(...named));
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}
