import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { filesOf, migrationNames, readMigration } from "../src/server/database/migration-files.ts";

/** Rejects migrations whose locks would block traffic. Rules: .squawk.toml. */
const [, , folder = "migrations"] = process.argv;
const files: { path: string; isAlone: boolean }[] = [];
for (const name of await migrationNames(folder)) {
  const { isAlone } = await readMigration(folder, name);
  files.push(...(await filesOf(folder, name)).map((path) => ({ path, isAlone })));
}
const paths = (alone: boolean) =>
  files.filter(({ isAlone }) => isAlone === alone).map(({ path }) => path);
const complaints = [squawk(paths(false), "--assume-in-transaction"), squawk(paths(true))];
for (const { path } of files) {
  const tables = lockedTables(readFileSync(path, "utf8"));
  if (tables.length < 2) continue;
  console.log(`${path} alters ${tables.join(" and ")}: make a file for each.`);
  complaints.push(true);
}
process.exit(complaints.some((found) => found) ? 1 : 0);

/**
 * Altering two busy tables in one transaction can deadlock with a reader of both. So a file alters
 * one.
 */
function lockedTables(sql: string): string[] {
  const named = (words: RegExp) => new Set([...sql.matchAll(words)].map(([, name = ""]) => name));
  const made = named(/create table (?:if not exists )?"?(\w+)/gi);
  return [...named(/alter table (?:only )?(?:if exists )?"?(\w+)/gi)].filter(
    (name) => !made.has(name),
  );
}

function squawk(paths: string[], ...options: string[]): boolean {
  if (paths.length === 0) return false;
  return spawnSync("npx", ["squawk", ...options, ...paths], { stdio: "inherit" }).status !== 0;
}
