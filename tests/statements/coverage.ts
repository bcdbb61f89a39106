import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { coveredIds, idsOfTitle, statementIds, type TestReport } from "./statements.ts";

/**
 * Which statements of the specification are asserted by a passing test. A title names its
 * statements by starting with their ids. `--reports` runs nothing and reads the reports of the last
 * runs.
 */
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.test\.tsx?$|^tests\/.*\.spec\.ts$/.test(file) && existsSync(file))
  .map((file) => ({ file, ids: literalsIn(file).flatMap(idsOfTitle) }))
  .filter(({ ids }) => ids.length > 0);

const runs = [
  run("vitest run", /\.test\.tsx?$/, "reports/vitest.json"),
  run("playwright test", /\.spec\.ts$/, "reports/playwright.json"),
];
const covered = new Set(coveredIds(runs.map(({ report }) => report)));

const statements = statementIds(readFileSync("tests/statements/statements.md", "utf8"));
const complaints = {
  missing: statements.filter((id) => !covered.has(id)),
  "not a statement": [...covered].filter((id) => !statements.includes(id)),
};

const count = statements.filter((id) => covered.has(id)).length;
console.log(`\n${count} of ${statements.length} statements covered`);
let isGood = runs.every(({ passed }) => passed);
for (const [complaint, ids] of Object.entries(complaints)) {
  if (ids.length === 0) continue;
  console.log(`${complaint}: ${ids.join(" ")}`);
  isGood = false;
}
process.exit(isGood ? 0 : 1);

/** Every string literal of a test file, because titles may be in tables. */
function literalsIn(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(/["'`]([^"'`\n]+)/g)].map(([, text = ""]) => text);
}

function run(command: string, kind: RegExp, written: string) {
  if (process.argv.includes("--reports")) return { passed: true, report: reportIn(written) };
  const chosen = files.map(({ file }) => file).filter((file) => kind.test(file));
  rmSync(written, { force: true });
  const { status } = spawnSync("npx", [...command.split(" "), ...chosen], { stdio: "inherit" });
  return { passed: status === 0, report: reportIn(written) };
}

function reportIn(file: string): TestReport {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
