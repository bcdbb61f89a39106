import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What each test file took when it was last run on this machine. */
export type Seconds = Readonly<Record<string, number>>;

const KEPT = "node_modules/.cache/test-seconds.json";

/** Takes in the reports that are there, before the next run deletes them. */
export function learnSeconds(): Seconds {
  const known: Seconds = {
    ...read<Seconds>(KEPT),
    ...fromVitest(read("reports/vitest.json")),
    ...fromPlaywright(read("reports/playwright.json")),
  };
  mkdirSync(path.dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(known));
  return known;
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
