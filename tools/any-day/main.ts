import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { dayOfDate } from "./days.ts";
import { openRows, type Row, tableOf } from "./rows.ts";
import { type Run, runDay, runs } from "./run.ts";
import { hasFaketime } from "./shift.ts";

/**
 * Runs the tests on other days. Finished ones are kept for as long as the sources stay the same.
 * With paths, only the tests there are run, and nothing is kept.
 */
const { values, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    /** Runs only this one, even if it was finished before. */
    only: { type: "string" },
    /** Only the unit tests, on the day that the date chooses, as bin/ci does. */
    today: { type: "boolean", default: false },
    fresh: { type: "boolean", default: false },
  },
});

const begun = Date.now();
const only = values.today ? dayOfDate(begun).id : values.only;
const chosen = runs.filter(({ id }) => only === undefined || id === only);
if (chosen.length === 0) {
  console.error(`no run '${only}': ${runs.map(({ id }) => id).join(", ")}`);
  process.exit(1);
}
if (values.today) console.log(`the date chooses '${only}': npm run any-day -- --only ${only}`);
if (!hasFaketime()) console.log("faketime is not installed: only the app's clock is shifted");

const rows = openRows(".any-day", treeHash());
if (values.fresh) rows.forget();
const known = only === undefined && paths.length === 0 ? rows.read() : new Map<string, Row>();
const open = chosen.filter(({ id }) => !known.has(id));
// The bundle is the same on every day, so it is made on the real one.
const built = !open.some(({ kind }) => kind === "browser") || build();
if (!built) process.exit(1);

const ended = chosen.map((run) => known.get(run.id) ?? runAndKeep(run));
console.log(`\n${tableOf(ended)}`);
for (const { id, failures } of ended) for (const name of failures) console.log(`${id}: ${name}`);
if (paths.length === 0) console.log(`kept in ${rows.file}`);
process.exit(ended.some(({ failed }) => failed > 0) ? 1 : 0);

function runAndKeep(run: Run): Row {
  const row = runDay(run, { begun, paths });
  if (paths.length === 0) rows.add(row);
  return row;
}

function build(): boolean {
  return spawnSync("npm run build", { shell: true, stdio: "inherit" }).status === 0;
}

/** The hash of the sources, uncommitted changes included. The real git index is not touched. */
function treeHash(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pousada-index-"));
  const env = { ...process.env, GIT_INDEX_FILE: path.join(folder, "index") };
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", env }).trim();
  try {
    git("read-tree", "HEAD");
    git("add", "--all");
    return git("write-tree");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
