import type { TestProject } from "vitest/node";
import { recreateDatabase } from "../../sandbox/postgres/clone.ts";
import { startPostgres } from "../../sandbox/postgres/start.ts";
import { createPool } from "../../src/server/database/connect.ts";
import { migrate } from "../../src/server/database/migrate.ts";

/** The migrated database that every test clones: a file copy, far cheaper than migrating. */
export const TEMPLATE = "pousada_template";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One cluster for the whole run, with a migrated template that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const pool = createPool(await recreateDatabase(postgres.url, TEMPLATE), 2);
  await migrate(pool, "migrations");
  await pool.end();
  project.provide("postgresUrl", postgres.url);
  return postgres.stop;
}
