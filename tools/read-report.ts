import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

export type Count = {
  readonly passed: number;
  readonly failed: number;
  /** Names of failed tests, each with the first line of its reason. */
  readonly names: readonly string[];
};

const nothing: Count = { passed: 0, failed: 0, names: [] };

/** Reads a JSON report of vitest or of Playwright, which have different formats. */
export function readReport(file: string): Count {
  if (!existsSync(file)) return nothing;
  const report = JSON.parse(readFileSync(file, "utf8"));
  if (report.stats) {
    const { expected, flaky, unexpected } = report.stats;
    return {
      passed: expected + flaky,
      failed: unexpected,
      names: report.suites.flatMap(failedIn),
    };
  }
  const names = report.testResults.flatMap(failedOf);
  return { passed: report.numPassedTests, failed: report.numFailedTests, names };
}

type TestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
};

/** A file whose set-up failed has no failed test, so it is named itself. */
function failedOf({ name, status, message, assertionResults }: TestFile): string[] {
  const tests = assertionResults.filter((one) => one.status === "failed");
  const file = path.relative("", name);
  if (tests.length === 0) return status === "failed" ? [say(file, message)] : [];
  return tests.map(({ fullName, failureMessages }) =>
    say(`${file}: ${fullName}`, failureMessages[0]),
  );
}

type Suite = {
  file: string;
  specs: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[];
  suites?: Suite[];
};

function failedIn({ file, specs, suites = [] }: Suite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) =>
      say(`${file}: ${title}`, tests[0]?.results.find(({ error }) => error)?.error?.message),
    );
  return [...own, ...suites.flatMap(failedIn)];
}

/** Repeats the reason beside the name: in a long output they are far apart. */
function say(name: string, reason = ""): string {
  const [first = ""] = stripVTControlCharacters(reason).trim().split("\n");
  return first === "" ? name : `${name}\n    ${first}`;
}
