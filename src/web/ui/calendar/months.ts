import { addDays, type Day, day, daysBetween, weekday } from "../../../domain/day.ts";

/** A month is represented by its first day. */
export function monthOf(of: Day): Day {
  return day(`${of.slice(0, 7)}-01`);
}

export function addMonths(month: Day, count: number): Day {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  const year = String(Math.floor(months / 12)).padStart(4, "0");
  return day(`${year}-${String((months % 12) + 1).padStart(2, "0")}-01`);
}

/** The same day of another month, capped at that month's last day. */
export function sameDayOfMonth(of: Day, count: number): Day {
  const month = addMonths(monthOf(of), count);
  const lastDay = daysBetween(month, addMonths(month, 1));
  return addDays(month, Math.min(Number(of.slice(8)), lastDay) - 1);
}

/** Rows of seven from Sunday; days of other months are null. */
export function weeksOf(month: Day): (Day | null)[][] {
  const blanks = weekday(month);
  const length = daysBetween(month, addMonths(month, 1));
  const rows = Math.ceil((blanks + length) / 7);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => {
      const index = row * 7 + column - blanks;
      return index >= 0 && index < length ? addDays(month, index) : null;
    }),
  );
}
