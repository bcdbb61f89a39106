import pg from "pg";
import type { Config } from "../../config.ts";
import { createPatientPool } from "./connect.ts";
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
    if (MIGRATION_DATABASE_URL !== DATABASE_URL) await letIn(pool, await roleAt(DATABASE_URL));
    return applied;
  } finally {
    await pool.end();
  }
}

async function roleAt(address: string): Promise<string> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: string }>("select current_user as role");
    return rows[0]?.role ?? "";
  } finally {
    await client.end();
  }
}

/** Any number except MIGRATION_LOCK: concurrent grants fail with 'tuple concurrently updated'. */
const GRANT_LOCK = 7_402_114;

async function letIn(pool: pg.Pool, role: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [GRANT_LOCK]);
    const { rows } = await client.query<{ owner: string }>("select current_user as owner");
    // If the app's role owns the tables, these revokes would take away its own rights.
    if (rows[0]?.owner !== role) await client.query(grantsTo(pg.escapeIdentifier(role)));
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

/** graphile-worker enables row-level security on its tables, so they need a policy as well. */
function grantsTo(role: string): string {
  return `
    grant usage on schema public, graphile_worker to ${role};
    grant select, insert, update, delete on all tables in schema public, graphile_worker to ${role};
    grant usage, select on all sequences in schema public, graphile_worker to ${role};
    revoke insert, update, delete on migration, graphile_worker.migrations from ${role};
    revoke update, delete on booking_journal from ${role};
    revoke update on activity from ${role};
    do $$
    declare hidden record;
    begin
      for hidden in
        select relname from pg_class
        where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity and not exists (
          select from pg_policy where polrelid = pg_class.oid and polname = 'the house'
            and '${role.replaceAll("'", "''")}'::regrole = any (polroles))
      loop
        execute format('drop policy if exists "the house" on graphile_worker.%I', hidden.relname);
        execute format('create policy "the house" on graphile_worker.%I to ${role.replaceAll("'", "''").replaceAll("%", "%%")}
          using (true) with check (true)', hidden.relname);
      end loop;
    end $$;
  `;
}
