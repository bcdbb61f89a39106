import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What each test file took when it was last run on this machine. */
export type Seconds = Readonly<Record<string, number>>;

const KEPT = "node_modules/.cache/test-seconds.json";

/** Learns from the reports of the last run; call it once before the next one. */
export function learnSeconds(): Seconds {
  const measured = {
    ...fromVitest(read("reports/vitest.json")),
    ...fromPlaywright(read("reports/playwright.json")),
  };
  const known = learn(read<Seconds>(KEPT) ?? {}, measured);
  mkdirSync(path.dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(known));
  return known;
}

/**
 * Corrects for a busy machine: if the known files took longer in total, all figures of the run are
 * reduced by the same factor.
 */
export function learn(known: Seconds, measured: Seconds): Seconds {
  const both = Object.keys(measured).filter((file) => file in known);
  const busy = Math.max(1, sum(measured, both) / sum(known, both) || 1);
  const learned = Object.entries(measured).map(([file, seconds]) => [file, seconds / busy]);
  return { ...known, ...Object.fromEntries(learned) };
}

function sum(seconds: Seconds, files: readonly string[]): number {
  return files.reduce((total, file) => total + (seconds[file] ?? 0), 0);
}

function read<T>(file: string): T | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

type VitestReport = { testResults: { name: string; startTime: number; endTime: number }[] };

export function fromVitest(report: VitestReport | null): Seconds {
  const files = report?.testResults ?? [];
  return Object.fromEntries(
    files.map(({ name, startTime, endTime }) => [
      path.relative("", name),
      (endTime - startTime) / 1_000,
    ]),
  );
}

type Suite = {
  file: string;
  specs: { tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[];
};

export function fromPlaywright(report: { suites: Suite[] } | null): Seconds {
  const files = report?.suites ?? [];
  return Object.fromEntries(
    files.map((suite) => [path.join("tests", suite.file), millisecondsOf(suite) / 1_000]),
  );
}

function millisecondsOf({ specs, suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((one) => one.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, inner) => sum + millisecondsOf(inner), own);
}
