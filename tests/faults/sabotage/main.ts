import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { inParallel } from "../parallel.ts";
import { checkPatch, type Finding } from "./check-patch.ts";
import { copyHouse } from "./copy-house.ts";
import { readPatches } from "./read-patches.ts";
import { runTests } from "./run-tests.ts";

const AT_ONCE = 2;
const { positionals: only } = parseArgs({ allowPositionals: true });
const isWanted = (name: string) => only.length === 0 || only.some((word) => name.includes(word));
const patches = readPatches("tests/faults/sabotage").filter(({ name }) => isWanted(name));
const copies = Array.from({ length: AT_ONCE }, copyHouse);
const started = Date.now();

try {
  const [first] = copies;
  const untouched = first ? await runTests(first.folder, patches) : [];
  const green = untouched.filter(({ verdict }) => verdict === "green").length;
  console.log(`untouched: ${green} of ${untouched.length} tests green, ${seconds(started)}\n`);

  const findings = await inParallel(AT_ONCE, patches.length, async (index) => {
    const [copy, patch] = [copies.pop(), patches[index]];
    if (!copy || !patch) throw new Error("more patches at once than copies");
    const finding = await checkPatch(copy, patch, untouched).finally(() => copies.push(copy));
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
  return `${((Date.now() - since) / 1000).toFixed(0)} s`;
}
