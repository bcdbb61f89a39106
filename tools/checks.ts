import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { narrow } from "./changed/narrow.ts";
import { say } from "./changed/say.ts";
import { learnSeconds } from "./changed/seconds.ts";
import { narrowSteps } from "./changed/steps.ts";
import { outcomeOf } from "./outcome.ts";
import { readReport } from "./read-report.ts";

/** Every step runs even if an earlier one failed, so that one run shows everything. */
const steps: { name: string; command: string; report?: string }[] = [
  { name: "types", command: "npm run -s typecheck" },
  { name: "style", command: "npm run -s lint" },
  { name: "migrations", command: "npm run -s lint:migrations" },
  { name: "structure", command: "npm run -s structure" },
  { name: "secrets", command: "npm run -s lint:secrets" },
  { name: "audit", command: "node tools/audit/main.ts --check" },
  { name: "tests", command: "node tools/any-day/main.ts --today", report: "reports/vitest.json" },
  { name: "build", command: "npm run -s build" },
  { name: "keys", command: "node tools/keys.ts build/client" },
  { name: "rehearsal", command: "ops/rehearse" },
  { name: "browser", command: "npx playwright test", report: "reports/playwright.json" },
  { name: "faults", command: "node tests/faults/slices.ts" },
  { name: "budget", command: "node tests/performance/budget/main.ts --check" },
  { name: "statements", command: "node tests/statements/coverage.ts --reports" },
];

const words = { passed: "ok", failed: "FAILED", unknown: "unknown" };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: "boolean", default: false } },
});
const seconds = learnSeconds();
const change = values.changed ? narrow(seconds, positionals[0]) : null;
if (change) console.log(say(change));

rmSync("reports", { recursive: true, force: true });
const total = { passed: 0, failed: 0 };
const failed: string[] = [];
const unknown: string[] = [];
for (const { name, command, report } of change ? narrowSteps(steps, change) : steps) {
  console.log(`\n== ${name}: ${command}`);
  const started = Date.now();
  const outcome = outcomeOf(spawnSync(command, { shell: true, stdio: "inherit" }).status);
  const took = Math.round((Date.now() - started) / 1000);
  console.log(`== ${name}: ${words[outcome]}, ${took} s`);
  if (outcome === "unknown") {
    unknown.push(name);
    continue;
  }
  const ok = outcome === "passed";
  const count = report ? readReport(report) : { passed: 0, failed: 0, names: [] };
  // A step that fails without a failing test, or runs none, is itself a failure.
  const silent = ok ? report !== undefined && count.passed === 0 : count.failed === 0;
  total.passed += count.passed + (ok && !report ? 1 : 0);
  total.failed += count.failed + (silent ? 1 : 0);
  if (!ok) failed.push(name, ...count.names.map((test) => `  ${test}`));
}
// Repeated at the end, because the end of a long output is what is read.
if (unknown.length > 0) console.log(`\nunknown, neither passed nor failed: ${unknown.join(", ")}`);
if (failed.length > 0) console.log(`\nfailed:\n${failed.join("\n")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
