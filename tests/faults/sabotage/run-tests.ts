import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Sabotage } from "./read-patches.ts";

type Tested = {
  readonly ancestorTitles: string[];
  readonly title: string;
  readonly status: string;
  readonly failureMessages: string[];
};
type Report = { readonly testResults: { name: string; assertionResults: Tested[] }[] };

export type Outcome = {
  readonly file: string;
  readonly test: string;
  readonly verdict: Verdict;
  /** The first line of vitest's failure message. */
  readonly why: string;
};
/** `broken`: failed, but not by an assertion. */
type Verdict = "green" | "red" | "broken";
/** vitest's assertion messages. */
const EXPECTATION =
  /^AssertionError|^Error: (promise (resolved|rejected)|expected|Property failed after) /;

export async function runTests(folder: string, wanted: readonly Sabotage[]): Promise<Outcome[]> {
  const report = path.join(folder, "reports", "vitest.json");
  rmSync(report, { force: true });
  const files = [...new Set(wanted.map(({ file }) => file))];
  const names = [...new Set(wanted.map(({ test }) => `^${escaped(test)}`))].join("|");
  await vitest(folder, [...files, "-t", names, "--reporter=json"]);
  // No report: no test file could be loaded.
  if (!existsSync(report)) return [];
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map((tested) => ({
        file: path.relative(folder, name),
        test: [...tested.ancestorTitles, tested.title].join(" > "),
        verdict: verdictOf(tested),
        why: tested.failureMessages[0]?.split("\n")[0] ?? "",
      })),
  );
}

function verdictOf({ status, failureMessages }: Tested): Verdict {
  if (status === "passed") return "green";
  return failureMessages.some((text) => EXPECTATION.test(text)) ? "red" : "broken";
}

function vitest(folder: string, args: readonly string[]): Promise<void> {
  const program = path.join(folder, "node_modules", "vitest", "vitest.mjs");
  return new Promise((resolve, reject) => {
    spawn(process.execPath, [program, "run", ...args], { cwd: folder, stdio: "ignore" })
      .on("error", reject)
      .on("close", () => resolve());
  });
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
