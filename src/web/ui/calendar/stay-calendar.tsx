import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Day } from "../../../domain/day.ts";
import { firstOfMonth } from "../../../domain/month.ts";
import button from "../button.module.css";
import styles from "./calendar.module.css";
import { monthName } from "./calendar-words.ts";
import type { Choice, Picking } from "./day-state.ts";
import { MonthGrid } from "./month-grid.tsx";
import { useCursor } from "./use-cursor.ts";

type Props = {
  checkIn: Day | null;
  checkOut: Day | null;
  onChange(checkIn: Day | null, checkOut: Day | null): void;
  reserved: ReadonlySet<Day> | null;
  today: Day;
  leaveFrom?: Day;
  sameDayTurnover: boolean;
  months: 1 | 2;
  /**
   * Which end the next press sets. If missing, the first press is the check-in, the second the
   * check-out.
   */
  picking?: Picking;
};

export default function StayCalendar({ onChange, months, ...rest }: Props): ReactNode {
  const { t, i18n } = useTranslation();
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
  const canGoBack = first > firstOfMonth(today) || mayLeaveBefore;
  const shown = Array.from({ length: months }, (_, index) => firstOfMonth(first, index));
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
      <button
        type="button"
        className={`${button.icon} ${styles.previous}`}
        aria-label={t("booking.calendar.previousMonth")}
        aria-disabled={!canGoBack}
        onClick={() => canGoBack && turn(-1)}
      >
        <ChevronLeft className="ic" aria-hidden />
      </button>
      <button
        type="button"
        className={`${button.icon} ${styles.next}`}
        aria-label={t("booking.calendar.nextMonth")}
        onClick={() => turn(1)}
      >
        <ChevronRight className="ic" aria-hidden />
      </button>
      {shown.map((month, index) => (
        <div key={index === 0 ? "first" : "second"}>
          <p className={styles.month} aria-live="polite">
            {monthName(month, i18n.language)}
          </p>
          <MonthGrid month={month} choice={choice} cursor={cursor} onPick={pick} />
        </div>
      ))}
    </div>
  );
}
