import { mkdirSync, writeFileSync } from "node:fs";

export type Result = {
  readonly id: string;
  readonly trials: number;
  readonly failures: number;
  readonly ms: number;
  readonly note: string;
};

/** A run's result: trials, failures and a note. */
export type Finding = Omit<Result, "id" | "ms">;

export async function measured(id: string, run: () => Promise<Finding>): Promise<Result> {
  const started = Date.now();
  const finding = await run().catch(brokenOff);
  const result = { id, ...finding, ms: Date.now() - started };
  console.log(lineOf(result));
  return result;
}

/** An aborted run counts as failed; later ones still run. */
function brokenOff(error: unknown): Finding {
  console.log(error);
  return { trials: 0, failures: 1, note: "aborted" };
}

/** No failure in N trials means a failure rate below 3/N with 95 % confidence. */
function lineOf({ id, trials, failures, ms, note }: Result): string {
  const bound = failures === 0 && trials > 0 ? `< ${(3 / trials).toPrecision(2)}` : "";
  const cells = [id.padEnd(6), String(trials).padStart(7), String(failures).padStart(9)];
  return [...cells, bound.padStart(10), `${(ms / 1000).toFixed(1)} s`.padStart(9), ` ${note}`].join(
    " ",
  );
}

export function printHead(seed: number): void {
  console.log(`seed ${seed}\n`);
  console.log("id      trials  failures       rate      time  note");
}

export function writeReport(results: readonly Result[]): void {
  mkdirSync("reports", { recursive: true });
  writeFileSync("reports/faults.json", `${JSON.stringify(results, null, 2)}\n`);
}
