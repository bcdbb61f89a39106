import { spawnSync } from "node:child_process";
import path from "node:path";
import { migrationNames, needsNoTransaction } from "../src/server/database/migrate.ts";

/** Complains of migrations whose locks would keep guests waiting. Rules: .squawk.toml. */
const [, , folder = "migrations"] = process.argv;
const files = (await migrationNames(folder)).map((name) => path.join(folder, name));
const alone = await Promise.all(files.map(needsNoTransaction));
const complaints = [
  squawk(
    files.filter((_, index) => !alone[index]),
    "--assume-in-transaction",
  ),
  squawk(files.filter((_, index) => alone[index])),
];
process.exit(complaints.some((found) => found) ? 1 : 0);

function squawk(paths: string[], ...options: string[]): boolean {
  if (paths.length === 0) return false;
  return spawnSync("npx", ["squawk", ...options, ...paths], { stdio: "inherit" }).status !== 0;
}
