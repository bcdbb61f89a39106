import type { ReactNode } from "react";
import type { Day } from "../../../domain/day.ts";
import { firstOfMonth } from "../../../domain/month.ts";
import styles from "./calendar.module.css";
import type { Choice, Picking } from "./day-state.ts";
import { MonthGrid } from "./month-grid.tsx";
import { PagedMonths } from "./paged-months.tsx";
import { ScrolledMonths } from "./scrolled-months.tsx";
import { type Months, useCursor } from "./use-cursor.ts";

type Props = Omit<Choice, "picking"> & {
  onChange(checkIn: Day | null, checkOut: Day | null): void;
  months: Months;
  /**
   * Which end the next press sets. If missing, the first press is the check-in, the second the
   * check-out.
   */
  picking?: Picking;
};

export type CalendarProps = Props;

export function StayCalendar({ onChange, months, ...rest }: Props): ReactNode {
  const { checkIn, checkOut, today } = rest;
  const picking = rest.picking ?? (checkIn && !checkOut ? "check-out" : "check-in");
  const choice: Choice = { ...rest, picking };
  const chosen = picking === "check-out" ? (checkOut ?? checkIn) : checkIn;
  const { root, cursor, first, turn, onFocus, onKeyDown } = useCursor(chosen, today, months);

  function pick(of: Day) {
    if (picking === "check-out") onChange(checkIn, of);
    else onChange(of, rest.picking && checkOut && of < checkOut ? checkOut : null);
  }

  const mayLeaveBefore = picking === "check-out" && !checkIn && !rest.leaveFrom;
  const grid = (month: Day) => (
    <MonthGrid month={month} choice={choice} cursor={cursor} onPick={pick} />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the days inside
    <div
      ref={root}
      className={styles.calendar}
      data-months={months}
      data-range={checkIn !== null && checkOut !== null && checkIn < checkOut}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {months === "all" ? (
        <ScrolledMonths first={first} at={firstOfMonth(cursor)} grid={grid} />
      ) : (
        <PagedMonths
          first={first}
          count={months}
          canGoBack={first > firstOfMonth(today) || mayLeaveBefore}
          canGoOn={!rest.last || firstOfMonth(first, months) <= rest.last}
          onTurn={turn}
          grid={grid}
        />
      )}
    </div>
  );
}
