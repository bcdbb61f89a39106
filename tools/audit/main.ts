import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { exitCodeOf } from "../outcome.ts";
import { judgeAudit, readAudit, type Verdict } from "./verdict.ts";

const REPORT = "tools/audit/audit.json";
const lockfile = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });

if (values.check) {
  const verdict: Verdict = JSON.parse(readFileSync(REPORT, "utf8"));
  tell(verdict);
}

/**
 * Everything goes to reports/, which is not committed; the verdict is committed beside this file.
 */
mkdirSync("reports", { recursive: true });
const answers = ["", "--omit=dev"].map((omit) => {
  const words = ["audit", "--json", ...(omit ? [omit] : [])];
  return spawnSync("npm", words, { encoding: "utf8" }).stdout;
});
const [all = "", running = ""] = answers;
writeFileSync("reports/audit.json", all);
const today = new Date().toISOString().slice(0, 10);
const verdict = { lockfile, on: today, all: readAudit(all), running: readAudit(running) };
writeFileSync(REPORT, `${JSON.stringify(verdict, null, 2)}\n`);
tell(verdict);

function tell(found: Verdict): never {
  const { outcome, said } = judgeAudit(found, lockfile);
  console.log(said);
  process.exit(exitCodeOf(outcome));
}
