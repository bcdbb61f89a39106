import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { migrationNames, needsNoTransaction } from "../src/server/database/migrate.ts";

/** Rejects migrations whose locks would block traffic. Rules: .squawk.toml. */
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
for (const file of files.filter((name) => !isBeginning(name))) {
  const tables = lockedTables(await readFile(file, "utf8"));
  if (tables.length < 2) continue;
  console.log(`${file} alters ${tables.join(" and ")}: make a file for each.`);
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

/** Those that .squawk.toml excludes: squawk itself skips them. */
function isBeginning(file: string): boolean {
  return readFileSync(".squawk.toml", "utf8").includes(`"${file}"`);
}

function squawk(paths: string[], ...options: string[]): boolean {
  if (paths.length === 0) return false;
  return spawnSync("npx", ["squawk", ...options, ...paths], { stdio: "inherit" }).status !== 0;
}
