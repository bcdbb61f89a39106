import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { addDays, type Day, weekday } from "../../../domain/day.ts";
import { firstOfMonth } from "../../../domain/month.ts";
import { sameDayOfMonth } from "./months.ts";

/** How many months are shown at a time; "all": one below the other, to scroll through. */
export type Months = 1 | 2 | "all";

/** The visible months, and the day in the tab order. */
export function useCursor(chosen: Day | null, today: Day, months: Months) {
  const start = chosen ?? today;
  const [cursor, setCursor] = useState(start);
  const [first, setFirst] = useState(() =>
    firstOfMonth(months === "all" && today < start ? today : start),
  );
  const [seen, setSeen] = useState(chosen);
  const root = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);

  function moveTo(of: Day) {
    const month = firstOfMonth(of);
    setCursor(of);
    if (month < first) setFirst(month);
    else if (months !== "all" && month >= firstOfMonth(first, months)) {
      setFirst(firstOfMonth(month, 1 - months));
    }
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
      setCursor(count > 0 && months === 2 ? firstOfMonth(month, 1) : month);
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

/** Keyboard navigation: arrows by day, Page keys by month. */
function moveCursor(from: Day, key: string): Day | null {
  switch (key) {
    case "ArrowLeft":
      return addDays(from, -1);
    case "ArrowRight":
      return addDays(from, 1);
    case "ArrowUp":
      return addDays(from, -7);
    case "ArrowDown":
      return addDays(from, 7);
    case "PageUp":
      return sameDayOfMonth(from, -1);
    case "PageDown":
      return sameDayOfMonth(from, 1);
    case "Home":
      return addDays(from, -weekday(from));
    case "End":
      return addDays(from, 6 - weekday(from));
    default:
      return null;
  }
}
