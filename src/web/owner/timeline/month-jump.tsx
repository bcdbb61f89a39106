import { useNavigate } from "react-router";
import type { Day } from "../../../domain/day.ts";
import { firstDayOf, type Month, monthOf } from "../../../domain/month.ts";
import { monthName } from "../../ui/calendar/calendar-words.ts";
import styles from "./month-jump.module.css";
import { monthsAround } from "./months-around.ts";
import { type Range, rangeUrl } from "./range.ts";

/**
 * Lies over the grid's corner, which names the months shown: any other month is two taps away.
 * Beside the grid, not in it, so that it keeps the focus when the days change.
 */
export function MonthJump({ range: { view, from }, today }: { range: Range; today: Day }) {
  const navigate = useNavigate();
  const go = (month: Month) => void navigate(rangeUrl(view, firstDayOf(month)));
  return (
    <select
      className={styles.jump}
      aria-label="Ir para o mês"
      value={monthOf(from)}
      onChange={({ target }) => go(target.value as Month)}
    >
      {monthsAround(monthOf(from), monthOf(today)).map(({ year, months }) => (
        <optgroup key={year} label={year}>
          {months.map((month) => (
            <option key={month} value={month}>
              {monthName(firstDayOf(month), "pt-BR").split(" ")[0]}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
