import type { TimelineBar } from "../../../contract/owner/timeline.ts";
import { type Day, daysBetween } from "../../../domain/day.ts";

/**
 * A row as table cells with two columns per day: a stay begins in the middle of its first day and
 * ends in the middle of its last. `at` and `span` are in half days.
 */
export type Cell = { readonly at: number; readonly span: number } & (
  | { readonly kind: "free"; readonly night: number }
  | { readonly kind: "bar"; readonly bar: TimelineBar }
  /** The morning before the first visible night. */
  | { readonly kind: "nothing" }
);

export function cellsOf(bars: readonly TimelineBar[], days: readonly Day[]): Cell[] {
  const [first] = days;
  if (!first) return [];
  // Most days are visible: a lookup is cheaper than counting from the first.
  const places = new Map(days.map((day, index) => [day, index]));
  const placeOf = (day: Day) => places.get(day) ?? daysBetween(first, day);
  const cells: Cell[] = [];
  let at = 0;
  for (const bar of bars) {
    const start = Math.max(0, 2 * placeOf(bar.checkIn) + 1);
    const end = Math.min(2 * days.length, 2 * placeOf(bar.checkOut) + 1);
    if (end <= start) continue;
    cells.push(...freeCells(at, start), { kind: "bar", bar, at: start, span: end - start });
    at = end;
  }
  return [...cells, ...freeCells(at, 2 * days.length)];
}

/** One cell per free night: a day, or what remains of it beside the neighbouring bars. */
function freeCells(from: number, until: number): Cell[] {
  if (until <= from) return [];
  if (until === 1) return [{ kind: "nothing", at: 0, span: 1 }];
  const first = Math.floor(from / 2);
  const last = Math.ceil(until / 2) - (until % 2 === 0 ? 1 : 2);
  return Array.from({ length: last - first + 1 }, (_, index): Cell => {
    const night = first + index;
    const at = Math.max(from, 2 * night);
    const end = night === last ? until : 2 * night + 2;
    return { kind: "free", night, at, span: end - at };
  });
}

/** Every noon lies in a bar or in a free night: arrow keys move from noon to noon. */
export function cellAtNoon(cells: readonly Cell[], noon: number): Cell | undefined {
  return cells.find(({ at, span }) => at <= noon && noon < at + span);
}

export function noonOf({ at }: Cell): number {
  return at % 2 === 0 ? at + 1 : at;
}

/** How far a selection that begins at a free night can extend. */
export function freeRun(cells: readonly Cell[], night: number): { first: number; last: number } {
  let [first, last] = [night, night];
  const isFree = (wanted: number) =>
    cells.some((cell) => cell.kind === "free" && cell.night === wanted);
  while (isFree(first - 1)) first -= 1;
  while (isFree(last + 1)) last += 1;
  return { first, last };
}
