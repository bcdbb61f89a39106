import { addDays, type Day, day, toEpoch } from "../../../domain/day.ts";
import { dayFormatter } from "../../../domain/day-formatter.ts";

const A_SUNDAY = day("2026-11-01");

function format(of: Day, options: Intl.DateTimeFormatOptions, language: string): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(toEpoch(of));
}

const monthOnly: Intl.DateTimeFormatOptions = { month: "long" };

/** 'dezembro 2026' */
export function monthName(month: Day, language: string): string {
  const name = dayFormatter(language, monthOnly).format(toEpoch(month));
  return `${name} ${month.slice(0, 4)}`;
}

/** From Sunday on, as a letter and in full. */
export function weekdayNames(language: string): { short: string; full: string }[] {
  return Array.from({ length: 7 }, (_, index) => {
    const of = addDays(A_SUNDAY, index);
    return {
      short: format(of, { weekday: "narrow" }, language),
      full: format(of, { weekday: "long" }, language),
    };
  });
}
