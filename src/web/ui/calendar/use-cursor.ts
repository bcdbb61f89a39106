import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Day } from "../../../domain/day.ts";
import { firstOfMonth } from "../../../domain/month.ts";
import { moveCursor } from "./move-cursor.ts";

/** The visible months, and the day in the tab order. */
export function useCursor(chosen: Day | null, today: Day, months: number) {
  const [cursor, setCursor] = useState(chosen ?? today);
  const [first, setFirst] = useState(() => firstOfMonth(chosen ?? today));
  const [seen, setSeen] = useState(chosen);
  const root = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);

  function moveTo(of: Day) {
    const month = firstOfMonth(of);
    setCursor(of);
    if (month < first) setFirst(month);
    else if (month >= firstOfMonth(first, months)) setFirst(firstOfMonth(month, 1 - months));
  }

  // A date typed in an input shows its month.
  if (chosen !== seen) {
    setSeen(chosen);
    if (chosen) moveTo(chosen);
  }

  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    root.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus();
  }, [cursor]);

  return {
    root,
    cursor,
    first,
    turn(count: 1 | -1) {
      const month = firstOfMonth(first, count);
      setFirst(month);
      setCursor(count > 0 ? firstOfMonth(month, months - 1) : month);
    },
    onFocus(event: FocusEvent) {
      const { day } = (event.target as HTMLElement).dataset;
      if (day) setCursor(day as Day);
    },
    onKeyDown(event: KeyboardEvent) {
      const next = (event.target as HTMLElement).dataset.day && moveCursor(cursor, event.key);
      if (!next) return;
      event.preventDefault();
      byKey.current = true;
      moveTo(next);
    },
  };
}
