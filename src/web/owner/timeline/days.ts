import { type Day, weekday } from "../../../domain/day.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { monthName } from "../../ui/calendar/calendar-words.ts";

export type ShownDay = {
  readonly day: Day;
  /** 'sáb' */
  readonly weekday: string;
  readonly number: number;
  /** 'sábado, 12 de dezembro' */
  readonly name: string;
  readonly isWeekend: boolean;
  readonly isToday: boolean;
};

export function shownDays(days: readonly Day[], today: Day): ShownDay[] {
  return days.map((day) => ({
    day,
    weekday: formatDay(day, "short", "pt-BR").slice(0, 3),
    number: Number(day.slice(8)),
    name: formatDay(day, "long-no-year", "pt-BR"),
    isWeekend: weekday(day) % 6 === 0,
    isToday: day === today,
  }));
}

/** 'dezembro 2026', 'dez. a jan. 2027' */
export function monthsWords(days: readonly Day[]): string {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return "";
  if (first.slice(0, 7) === last.slice(0, 7)) return monthName(first, "pt-BR");
  const short = (of: Day) => `${monthName(of, "pt-BR").slice(0, 3)}.`;
  return `${short(first)} a ${short(last)} ${last.slice(0, 4)}`;
}
