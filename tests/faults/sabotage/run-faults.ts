import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Result } from "../report.ts";
import type { Sabotage } from "./read-patches.ts";
import type { Outcome } from "./run-tests.ts";

/** Runs that use the production build, which must be rebuilt from the patched sources. */
const OF_BUILD = ["G7", "G14", "G16", "kept-pages", "guest-links"];

/** Slices only: full runs would take too long for every patch. */
export async function runFaults(folder: string, wanted: readonly Sabotage[]): Promise<Outcome[]> {
  const report = path.join(folder, "reports", "faults.json");
  rmSync(report, { force: true });
  const ids = [...new Set(wanted.map(({ file }) => file))];
  if (ids.some((id) => OF_BUILD.includes(id))) await node(folder, REACT_ROUTER, "build");
  const only = ids.flatMap((id) => ["--only", id]);
  await node(folder, "tests/faults/run.ts", "tests/faults/main.ts", "--slice", ...only);
  // No report: the run failed before it started, for example without a database.
  if (!existsSync(report)) return [];
  const results = JSON.parse(readFileSync(report, "utf8")) as Result[];
  return results.map(({ id, trials, failures, note }) => ({
    file: id,
    test: id,
    verdict: failures === 0 ? "green" : trials === 0 ? "broken" : "red",
    why: note,
  }));
}

const REACT_ROUTER = "node_modules/@react-router/dev/bin.cjs";

function node(folder: string, ...args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    spawn(process.execPath, args, { cwd: folder, stdio: "ignore" })
      .on("error", reject)
      .on("close", () => resolve());
  });
}
