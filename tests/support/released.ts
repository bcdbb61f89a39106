import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type pg from "pg";
import { createPatientPool } from "../../src/server/database/connect.ts";
import { migrate } from "../../src/server/database/migrate.ts";

/** The migrations up to those of an earlier release. */
export async function migrateTo(pool: pg.Pool, last: string): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pousada-released-"));
  cpSync("migrations", folder, {
    recursive: true,
    filter: (name) => !name.endsWith(".sql") || path.basename(name).slice(0, 4) <= last,
  });
  await migrate(pool, folder);
  rmSync(folder, { recursive: true });
}

/** What an earlier release has written, as it was written: nothing of it is done again. */
export async function loadDump(url: string, file: string): Promise<void> {
  const released = createPatientPool(url);
  await released.query(`set session_replication_role = replica; ${readFileSync(file, "utf8")}`);
  await released.end();
}
