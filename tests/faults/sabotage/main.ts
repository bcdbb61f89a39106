import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { inParallel } from "../parallel.ts";
import { checkPatch, type Finding, type Run } from "./check-patch.ts";
import { copyProject } from "./copy-project.ts";
import { readPatches } from "./read-patches.ts";
import { runFaults } from "./run-faults.ts";
import { runTests } from "./run-tests.ts";

const { values, positionals: only } = parseArgs({
  allowPositionals: true,
  options: { faults: { type: "boolean", default: false } },
});
const run: Run = values.faults ? runFaults : runTests;
// Fault runs have time limits of seconds: two at once would slow each other down.
const atOnce = values.faults ? 1 : 2;
const isWanted = (name: string) => only.length === 0 || only.some((word) => name.includes(word));
const patches = readPatches("tests/faults/sabotage", values.faults ? "faults" : "tests").filter(
  ({ name }) => isWanted(name),
);
const copies = Array.from({ length: atOnce }, copyProject);
const started = performance.now();

try {
  const [first] = copies;
  const untouched = first ? await run(first.folder, patches) : [];
  const green = untouched.filter(({ verdict }) => verdict === "green").length;
  console.log(`untouched: ${green} of ${untouched.length} green, ${seconds(started)}\n`);

  const findings = await inParallel(atOnce, patches.length, async (index) => {
    const [copy, patch] = [copies.pop(), patches[index]];
    if (!copy || !patch) throw new Error("more parallel runs than copies");
    const finding = await checkPatch(copy, run, patch, untouched).finally(() => copies.push(copy));
    print(finding);
    return finding;
  });

  const detected = findings.filter((finding) => finding.detected).length;
  mkdirSync("reports", { recursive: true });
  writeFileSync("reports/sabotage.json", `${JSON.stringify(findings, null, 2)}\n`);
  console.log(`\n${detected} of ${findings.length} detected, ${seconds(started)}`);
  process.exitCode = detected === findings.length ? 0 : 1;
} finally {
  for (const copy of copies) copy.remove();
}

function print({ safeguard, patch, tests, detected, note, ms }: Finding): void {
  const cells = [safeguard.padEnd(50), patch.padEnd(30), String(tests).padStart(3)];
  const time = `${(ms / 1000).toFixed(1)} s`.padStart(8);
  console.log([...cells, time, detected ? "red " : "MISS", note].join("  "));
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(0)} s`;
}
