import { mkdirSync, writeFileSync } from "node:fs";
import type { Figure } from "./measure.ts";

export function printFigures(figures: readonly Figure[]): void {
  for (const { id, value, unit, goal, met } of figures) {
    const verdict = met === null ? "" : met ? "met" : "MISSED";
    const cells = [id.padEnd(22), String(value).padStart(8), (goal ?? "").padEnd(14)];
    console.log([...cells, verdict.padEnd(7), unit].join(" "));
  }
}

export function writeReport(figures: readonly Figure[]): void {
  mkdirSync("reports", { recursive: true });
  writeFileSync("reports/bench.json", `${JSON.stringify(figures, null, 2)}\n`);
}
