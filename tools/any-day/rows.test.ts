import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { day } from "../../src/domain/day.ts";
import { openRows, type Row, tableOf } from "./rows.ts";

function folder(): string {
  const made = mkdtempSync(path.join(os.tmpdir(), "pousada-rows-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}
const row = (id: string, failures: string[] = []): Row => ({
  id,
  kind: "beside",
  day: day("2026-12-28"),
  instant: "2026-12-28T08:30:00.000Z",
  clock: "machine",
  passed: 4_853,
  failed: failures.length,
  seconds: 600,
  failures,
});

test("a cut run finds the days that it has finished", () => {
  const place = folder();
  openRows(place, "tree").add(row("11"));
  openRows(place, "tree").add(row("40", ["a test"]));
  expect([...openRows(place, "tree").read().keys()]).toEqual(["11", "40"]);
});

test("a day that was run again has its last row", () => {
  const rows = openRows(folder(), "tree");
  rows.add(row("11", ["a test"]));
  rows.add(row("11"));
  expect(rows.read().get("11")?.failed).toBe(0);
});

test("other sources have rows of their own", () => {
  const place = folder();
  openRows(place, "before").add(row("11"));
  expect(openRows(place, "after").read().size).toBe(0);
});

test("rows can be forgotten", () => {
  const rows = openRows(folder(), "tree");
  rows.add(row("11"));
  rows.forget();
  expect(rows.read().size).toBe(0);
});

test("a row that was cut while it was written is a day to run again", () => {
  const rows = openRows(folder(), "tree");
  rows.add(row("11"));
  appendFileSync(rows.file, '{"id":"40","kind"');
  expect([...rows.read().keys()]).toEqual(["11"]);
  rows.add(row("40"));
  expect([...rows.read().keys()]).toEqual(["11", "40"]);
});

test("the table has a line per run", () => {
  expect(tableOf([row("11"), row("40", ["a test"])]).split("\n")).toEqual([
    "run  begins                    tests   clock    passed  failed  seconds",
    "11   2026-12-28T08:30:00.000Z  beside  machine  4853    0       600",
    "40   2026-12-28T08:30:00.000Z  beside  machine  4853    1       600",
  ]);
});
