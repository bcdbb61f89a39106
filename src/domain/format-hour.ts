import type { LocalTime } from "./day.ts";
import { formatDate, formatDayOfMonth } from "./format-stay.ts";

/** '14h' and '14h30' in Portuguese, '2 PM' and '2:30 PM' in English. */
export function formatHour(time: string, language: string): string {
  const [hours = "0", minutes = "00"] = time.split(":");
  if (language === "pt-BR") return `${Number(hours)}h${minutes === "00" ? "" : minutes}`;
  return new Intl.DateTimeFormat(language, {
    hour: "numeric",
    ...(minutes === "00" ? {} : { minute: "2-digit" }),
    timeZone: "UTC",
  }).format(Date.UTC(2000, 0, 1, Number(hours), Number(minutes)));
}

/** '5 de dezembro, 23h59'; with the year, '5 de dezembro de 2026, 23h59'. */
export function formatMinute(
  { day, time }: LocalTime,
  width: "long" | "with-year",
  language: string,
): string {
  const date =
    width === "with-year" ? formatDate(day, language) : formatDayOfMonth(day, "long", language);
  return `${date}, ${formatHour(time, language)}`;
}
