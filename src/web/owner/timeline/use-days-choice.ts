import { useCallback, useEffect, useRef, useState } from "react";
import { type Cell, freeRun } from "./cells.ts";

/** Selected free nights of one row, from the anchor to the current one. */
export type DaysChoice = { readonly row: number; readonly anchor: number; readonly head: number };

export type Choosing = ReturnType<typeof useDaysChoice>;

type Nights = { readonly firstChosen: number | null; readonly lastChosen: number | null };

export function nightsChosen(choice: DaysChoice | null): Nights {
  if (!choice) return { firstChosen: null, lastChosen: null };
  const { anchor, head } = choice;
  return { firstChosen: Math.min(anchor, head), lastChosen: Math.max(anchor, head) };
}

/** One selection model for mouse, touch and keyboard. */
export function useDaysChoice(
  rows: readonly (readonly Cell[])[],
  /** The nights stay marked while the dialog is open. */
  isDeciding: boolean,
  onDone: (row: number, first: number, last: number) => void,
) {
  const [choice, setChoice] = useState<DaysChoice | null>(null);
  // Listeners outlive a render, so they read the current value from a ref.
  const current = useRef<DaysChoice | null>(null);
  const change = useCallback((next: DaysChoice | null) => {
    current.current = next;
    setChoice(next);
  }, []);

  const begin = (row: number, night: number) => change({ row, anchor: night, head: night });
  const reach = (night: number): DaysChoice | null => {
    const now = current.current;
    if (!now) return null;
    const { first, last } = freeRun(rows[now.row] ?? [], now.anchor);
    const next = { ...now, head: Math.min(last, Math.max(first, night)) };
    if (next.head !== now.head) change(next);
    return next;
  };
  const finish = () => {
    const now = current.current;
    if (!now) return;
    onDone(now.row, Math.min(now.anchor, now.head), Math.max(now.anchor, now.head));
  };
  const cancel = useCallback(() => change(null), [change]);
  const wasDeciding = useRef(false);
  useEffect(() => {
    if (wasDeciding.current && !isDeciding) cancel();
    wasDeciding.current = isDeciding;
  }, [isDeciding, cancel]);
  return { choice, current, begin, reach, finish, cancel };
}
