import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { outcomeOf } from "./outcome.ts";

type Count = { passed: number; failed: number; names?: string[] };

/** Every step runs even if an earlier one failed, so that one run shows everything. */
const steps: { name: string; command: string; report?: string }[] = [
  { name: "types", command: "npm run -s typecheck" },
  { name: "style", command: "npm run -s lint" },
  { name: "migrations", command: "npm run -s lint:migrations" },
  { name: "structure", command: "npm run -s structure" },
  { name: "secrets", command: "npm run -s lint:secrets" },
  { name: "audit", command: "node tools/audit/main.ts --check" },
  { name: "tests", command: "npm run -s test", report: "reports/vitest.json" },
  { name: "build", command: "npm run -s build" },
  { name: "keys", command: "node tools/keys.ts build/client" },
  { name: "rehearsal", command: "ops/rehearse" },
  { name: "browser", command: "PUSH=1 npx playwright test", report: "reports/playwright.json" },
  { name: "faults", command: "node tests/faults/run.ts tests/faults/main.ts --slice" },
  { name: "budget", command: "node tests/performance/budget/main.ts --check" },
  { name: "statements", command: "node tests/statements/coverage.ts --reports" },
];

const words = { passed: "ok", failed: "FAILED", unknown: "unknown" };

rmSync("reports", { recursive: true, force: true });
const total: Count = { passed: 0, failed: 0 };
const failed: string[] = [];
const unknown: string[] = [];
for (const { name, command, report } of steps) {
  console.log(`\n== ${name}: ${command}`);
  const started = Date.now();
  const outcome = outcomeOf(spawnSync(command, { shell: true, stdio: "inherit" }).status);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`== ${name}: ${words[outcome]}, ${seconds} s`);
  if (outcome === "unknown") {
    unknown.push(name);
    continue;
  }
  const ok = outcome === "passed";
  const count = report ? readReport(report) : { passed: 0, failed: 0 };
  // A step that fails without a failing test, or runs none, is itself a failure.
  const silent = ok ? report !== undefined && count.passed === 0 : count.failed === 0;
  total.passed += count.passed + (ok && !report ? 1 : 0);
  total.failed += count.failed + (silent ? 1 : 0);
  if (!ok) failed.push(name, ...(count.names ?? []).map((test) => `  ${test}`));
}
// Once more at the end: of a long output it is what is read.
if (unknown.length > 0) console.log(`\nunknown, neither passed nor failed: ${unknown.join(", ")}`);
if (failed.length > 0) console.log(`\nfailed:\n${failed.join("\n")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** vitest and Playwright use different report formats. */
function readReport(file: string): Count {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(file, "utf8"));
  if (report.stats) {
    const { expected, flaky, unexpected } = report.stats;
    const names = report.suites.flatMap(failedIn);
    return { passed: expected + flaky, failed: unexpected, names };
  }
  const names = report.testResults.flatMap(failedOf);
  return { passed: report.numPassedTests, failed: report.numFailedTests, names };
}

type TestFile = {
  name: string;
  status: string;
  assertionResults: { status: string; fullName: string }[];
};

/** A file that could not be prepared has no failed test, and is named itself. */
function failedOf({ name, status, assertionResults }: TestFile): string[] {
  const tests = assertionResults.filter((one) => one.status === "failed");
  if (tests.length === 0) return status === "failed" ? [name] : [];
  return tests.map(({ fullName }) => fullName);
}

type Suite = {
  file: string;
  specs: { title: string; ok: boolean }[];
  suites?: Suite[];
};

function failedIn({ file, specs, suites = [] }: Suite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(failedIn)];
}
