import { addDays, type Day, daysBetween, weekday } from "../../../domain/day.ts";
import { firstOfMonth } from "../../../domain/month.ts";

/** The same day of another month, capped at that month's last day. */
export function sameDayOfMonth(of: Day, count: number): Day {
  const month = firstOfMonth(of, count);
  const lastDay = daysBetween(month, firstOfMonth(month, 1));
  return addDays(month, Math.min(Number(of.slice(8)), lastDay) - 1);
}

/** A month is named by its first day. Rows of seven from Sunday to Saturday; places that belong to other months are empty. */
export function weeksOf(month: Day): (Day | null)[][] {
  const blanks = weekday(month);
  const length = daysBetween(month, firstOfMonth(month, 1));
  const rows = Math.ceil((blanks + length) / 7);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => {
      const index = row * 7 + column - blanks;
      return index >= 0 && index < length ? addDays(month, index) : null;
    }),
  );
}
