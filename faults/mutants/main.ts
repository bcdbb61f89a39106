import { spawnSync } from "node:child_process";
import { startPostgres } from "../../sandbox/postgres/start.ts";

/** A mutant that never ends has its process killed: the database must not be that process's own. */
const postgres = await startPostgres();
try {
  const args = ["stryker", "run", ...process.argv.slice(2)];
  const env = { ...process.env, DATABASE_URL: postgres.url };
  process.exitCode = spawnSync("npx", args, { stdio: "inherit", env }).status ?? 1;
} finally {
  await postgres.stop();
}
