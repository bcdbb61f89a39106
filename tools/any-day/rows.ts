import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Day } from "../../src/domain/day.ts";
import type { Kind } from "./days.ts";
import type { Shifted } from "./shift.ts";

/** A finished day. */
export type Row = {
  readonly id: string;
  readonly kind: Kind;
  readonly day: Day;
  readonly instant: string;
  readonly clock: Shifted["clock"];
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  readonly failures: readonly string[];
};

/** Rows of one state of the sources, one line each, so that a cut run loses only its last day. */
export function openRows(folder: string, tree: string) {
  const file = path.join(folder, `${tree}.jsonl`);
  return {
    file,
    /** The last row of each run. */
    read(): Map<string, Row> {
      const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
      const whole = lines.filter((line) => line.endsWith("}"));
      const rows = whole.map((line): Row => JSON.parse(line));
      return new Map(rows.map((row) => [row.id, row]));
    },
    add(row: Row): void {
      mkdirSync(folder, { recursive: true });
      // Begins with a line break, because the last line may be incomplete.
      appendFileSync(file, `\n${JSON.stringify(row)}\n`);
    },
    forget(): void {
      rmSync(file, { force: true });
    },
  };
}

export function tableOf(rows: readonly Row[]): string {
  const cells = [
    ["run", "begins", "tests", "clock", "passed", "failed", "seconds"],
    ...rows.map(({ id, instant, kind, clock, passed, failed, seconds }) => [
      ...[id, instant, kind, clock],
      ...[passed, failed, seconds].map(String),
    ]),
  ];
  const widths = cells[0]?.map((_, column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  );
  return cells
    .map((line) => line.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join("  "))
    .map((line) => line.trimEnd())
    .join("\n");
}
