import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from "react";
import { type Cell, cellAtNoon, noonOf } from "./cells.ts";
import type { Choosing } from "./use-days-choice.ts";
import { placeOf } from "./use-pointer-choice.ts";

/** The grid's roving tabindex. */
export type Cursor = { readonly row: number; readonly noon: number };

type Step = (rows: readonly (readonly Cell[])[], at: Cursor) => Cursor;

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: (rows, at) => beside(rows, at, -1),
  ArrowRight: (rows, at) => beside(rows, at, 1),
  ArrowUp: (_, { row, noon }) => ({ row: row - 1, noon }),
  ArrowDown: (_, { row, noon }) => ({ row: row + 1, noon }),
  Home: (_, { row }) => ({ row, noon: 1 }),
  End: (rows, { row }) => ({ row, noon: lastNoon(rows[row] ?? []) }),
};

/** Arrows move over days and bars; Enter begins a selection, arrows extend it, Enter ends it. */
export function useGridKeys(
  table: RefObject<HTMLTableElement | null>,
  rows: readonly (readonly Cell[])[],
  start: Cursor,
  { current, begin, reach, finish, cancel }: Choosing,
) {
  const [cursor, setCursor] = useState(start);

  const focus = ({ row, noon }: Cursor) => {
    const cell = cellAtNoon(rows[row] ?? [], noon);
    const place = `[data-row="${row}"] [data-at="${cell?.at}"]`;
    table.current?.querySelector<HTMLElement>(place)?.focus();
  };

  const stretch = (key: string) => {
    const choice = current.current;
    if (!choice) return;
    const reached = reach(choice.head + (key === "ArrowRight" ? 1 : -1));
    if (reached) focus({ row: reached.row, noon: 2 * reached.head + 1 });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const place = placeOf(event.target);
    if (step) {
      event.preventDefault();
      if (!current.current) focus(step(rows, cursor));
      else if (event.key === "ArrowLeft" || event.key === "ArrowRight") stretch(event.key);
    } else if (place && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      if (current.current) finish();
      else begin(place.row, place.night);
    } else if (event.key === "Escape" && current.current) cancel();
  };

  const onFocus = ({ target }: FocusEvent) => {
    const cell = target.closest<HTMLElement>("[data-at]");
    const row = Number(target.closest<HTMLElement>("[data-row]")?.dataset.row);
    const found = rows[row]?.find(({ at }) => at === Number(cell?.dataset.at));
    if (found) setCursor({ row, noon: noonOf(found) });
  };

  // Rows can disappear: keep the cursor inside the grid.
  const row = Math.min(cursor.row, rows.length - 1);
  return { cursor: { row, noon: cursor.noon }, onKeyDown, onFocus };
}

function beside(rows: readonly (readonly Cell[])[], { row, noon }: Cursor, by: 1 | -1): Cursor {
  const cells = rows[row] ?? [];
  const here = cells.findIndex(({ at, span }) => at <= noon && noon < at + span);
  const next = cells[here + by];
  return next && next.kind !== "nothing" ? { row, noon: noonOf(next) } : { row, noon };
}

function lastNoon(cells: readonly Cell[]): number {
  const last = cells.at(-1);
  return last ? noonOf(last) : 1;
}
