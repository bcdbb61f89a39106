import { describe, expect, test } from "vitest";
import type { TimelineBar } from "../../../contract/owner/timeline.ts";
import { addDays, day, daysFrom } from "../../../domain/day.ts";
import { type Cell, cellAtNoon, cellsOf, freeRun, noonOf } from "./cells.ts";

const first = day("2026-12-07");
const days = daysFrom(first, addDays(first, 7));

const bar = (from: number, until: number): TimelineBar => ({
  key: `b-${from}`,
  kind: "block",
  blockId: String(from),
  note: "",
  checkIn: addDays(first, from),
  checkOut: addDays(first, until),
});

const draw = (bars: TimelineBar[]) =>
  cellsOf(bars, days).map((cell) => {
    const name = cell.kind === "free" ? cell.night : cell.kind;
    return `${name}:${cell.at}+${cell.span}`;
  });

describe("the cells of a row", () => {
  test("without bars are the days", () => {
    expect(draw([])).toEqual(["0:0+2", "1:2+2", "2:4+2", "3:6+2", "4:8+2", "5:10+2", "6:12+2"]);
  });

  test("a stay begins and ends at noon, and leaves half days beside it", () => {
    expect(draw([bar(2, 4)])).toEqual(["0:0+2", "1:2+3", "bar:5+4", "4:9+1", "5:10+2", "6:12+2"]);
  });

  test("departure and arrival share a day", () => {
    expect(draw([bar(1, 3), bar(3, 6)]).slice(1)).toEqual(["bar:3+4", "bar:7+6", "6:13+1"]);
  });

  test("one free night between two stays is one cell from noon to noon", () => {
    expect(draw([bar(0, 2), bar(3, 6)])).toEqual([
      "nothing:0+1",
      "bar:1+4",
      "2:5+2",
      "bar:7+6",
      "6:13+1",
    ]);
  });

  test("what begins before or ends after is cut at the edge", () => {
    expect(draw([bar(-3, 0), bar(5, 12)])).toEqual([
      "bar:0+1",
      "0:1+1",
      "1:2+2",
      "2:4+2",
      "3:6+2",
      "4:8+3",
      "bar:11+3",
    ]);
    expect(draw([bar(-9, -4), bar(7, 9)])).toHaveLength(7);
  });

  test("cover the row without a hole or an overlap, whatever stands in it", () => {
    const rows = [[bar(0, 7)], [bar(-1, 1), bar(1, 2), bar(4, 9)], [bar(6, 7)], [bar(0, 1)]];
    for (const bars of rows) {
      const cells = cellsOf(bars, days);
      expect(cells.reduce((end, { at, span }) => (at === end ? at + span : -1), 0)).toBe(14);
      const noons = days.map((_, index) => cellAtNoon(cells, 2 * index + 1)?.kind);
      expect(noons.every((kind) => kind === "free" || kind === "bar")).toBe(true);
    }
  });
});

test("a choice reaches as far as the nights are free", () => {
  const cells = cellsOf([bar(0, 1), bar(4, 6)], days);
  expect(freeRun(cells, 2)).toEqual({ first: 1, last: 3 });
  expect(freeRun(cells, 6)).toEqual({ first: 6, last: 6 });
});

test("a cell is met again at its noon", () => {
  const cells = cellsOf([bar(-3, 2), bar(4, 5)], days);
  const met = cells.map((cell) => cellAtNoon(cells, noonOf(cell))).filter(Boolean) as Cell[];
  expect(met).toEqual(cells);
});
