import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { readReport } from "../read-report.ts";
import { dayAtProperty, type Kind, type TestDay, testDays } from "./days.ts";
import type { Row } from "./rows.ts";
import { hasFaketime, shiftTo } from "./shift.ts";

/** The tests of one kind on one day. */
export type Run = { readonly id: string; readonly day: TestDay; readonly kind: Kind };

/** In a random order, and without retries, which would hide that tests depend on their order. */
const IN_ANY_ORDER = "npx playwright test --shuffle --retries=0 --trace=off";

const suites: Readonly<Record<Kind, { command: string; report: string }>> = {
  beside: { command: "npx vitest run", report: "reports/vitest.json" },
  browser: { command: IN_ANY_ORDER, report: "reports/playwright.json" },
};

export const runs: readonly Run[] = testDays.flatMap((day) =>
  day.kinds.map((kind) => ({ id: kind === "beside" ? day.id : `${day.id}-${kind}`, day, kind })),
);

/** Runs all tests of a day, and returns the result. */
export function runDay(
  { id, day, kind }: Run,
  { begun, paths }: { begun: number; paths: readonly string[] },
): Row {
  const { command: all, report } = suites[kind];
  const command = [all, ...paths].join(" ");
  const started = Date.now();
  const instant = day.begins(begun);
  const shifted = shiftTo(command, { instant, now: started, faketime: hasFaketime() });
  console.log(`\n== ${id}: TEST_NOW=${shifted.env.TEST_NOW} ${shifted.command}`);
  rmSync(report, { force: true });
  const { status } = spawnSync(shifted.command, {
    shell: true,
    stdio: "inherit",
    env: { ...process.env, ...shifted.env },
  });
  const { passed, failed, names } = readReport(report);
  // A failure outside of the tests, or no test ran.
  const broken = failed === 0 && (status !== 0 || passed === 0);
  return {
    id,
    kind,
    day: dayAtProperty(instant),
    instant: new Date(instant).toISOString(),
    clock: shifted.clock,
    passed,
    failed: broken ? 1 : failed,
    seconds: Math.round((Date.now() - started) / 1_000),
    failures: broken && names.length === 0 ? [`'${command}' ended with ${status}`] : names,
  };
}
