import { type Day, toEpoch } from "./day.ts";
import { dayFormatter } from "./day-formatter.ts";

export type DayStyle = "long" | "long-no-year" | "short" | "numeric" | "weekday" | "day-month";

const styles: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  long: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  "long-no-year": { weekday: "long", day: "numeric", month: "long" },
  short: { weekday: "short", day: "numeric", month: "short" },
  numeric: { day: "2-digit", month: "2-digit", year: "numeric" },
  weekday: { weekday: "long" },
  "day-month": { day: "numeric", month: "long" },
};

export function formatDay(of: Day, style: DayStyle, language: string): string {
  return dayFormatter(language, styles[style]).format(toEpoch(of));
}
