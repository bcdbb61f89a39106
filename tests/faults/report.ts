import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { overAgain, takeRepeats } from "./client.ts";
import { beginFigure, slowness } from "./machine.ts";

export type Result = {
  readonly id: string;
  readonly size: string;
  readonly seed: number;
  readonly trials: number;
  readonly failures: number;
  readonly ms: number;
  /** How many times slower than an idle one the machine was, at worst. */
  readonly slowness: number;
  readonly note: string;
};

/** A run's result: trials, failures and a note. */
export type Finding = Pick<Result, "trials" | "failures" | "note">;

/** Up to this figure the machine is not slow enough to excuse an answer of 'not now'. */
const BUSY = 1.5;

export async function measured(
  run: Pick<Result, "id" | "size" | "seed">,
  work: () => Promise<Finding>,
): Promise<Result> {
  await beginFigure();
  takeRepeats();
  const started = performance.now();
  const finding = await overAgain(work).catch(brokenOff);
  const ms = Math.round(performance.now() - started);
  const judged = judgeRepeats(finding, takeRepeats());
  const result = { ...run, ...judged, ms, slowness: Number(slowness().toFixed(1)) };
  console.log(lineOf(result));
  return result;
}

/** An aborted run counts as failed; later ones still run. */
function brokenOff(error: unknown): Finding {
  console.log(error);
  return { trials: 0, failures: 1, note: "aborted" };
}

/** On an idle machine a refusal of 'not now' is a failure. */
function judgeRepeats(finding: Finding, repeats: number): Finding {
  if (repeats === 0) return finding;
  const isWrong = slowness() < BUSY;
  return {
    trials: finding.trials,
    failures: finding.failures + (isWrong ? repeats : 0),
    note: `${repeats} asked again${isWrong ? " on an idle machine" : ""}; ${finding.note}`,
  };
}

/** No failure in N trials means a failure rate below 3/N with 95 % confidence. */
function lineOf({ id, trials, failures, ms, slowness: factor, note }: Result): string {
  const bound = failures === 0 && trials > 0 ? `< ${(3 / trials).toPrecision(2)}` : "";
  return [
    ...[id.padEnd(15), String(trials).padStart(7), String(failures).padStart(9)],
    ...[bound.padStart(10), `${(ms / 1000).toFixed(1)} s`.padStart(9)],
    ...[`x${factor.toFixed(1)}`.padStart(8), ` ${note}`],
  ].join(" ");
}

export function printHead(seed: number, before: readonly Result[]): void {
  console.log(`seed ${seed}\n`);
  console.log("id               trials  failures       rate      time  machine  note");
  for (const result of before) console.log(lineOf(result));
}

const FILE = "reports/faults.json";

/** Called after every run, so that an interrupted series can continue. */
export function writeReport(results: readonly Result[]): void {
  mkdirSync("reports", { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
}

export function readReport(): Result[] {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : [];
}
