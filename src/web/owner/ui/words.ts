import { actorNames } from "../../../contract/owner/words.ts";
import { type Day, daysBetween } from "../../../domain/day.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { formatHour } from "../../../domain/format-hour.ts";
import { formatDate, formatStay } from "../../../domain/format-stay.ts";
import type { Stay } from "../../../domain/stay.ts";

export const plural = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

export const hour = (time: string) => formatHour(time, "pt-BR");

export function nightsIn({ checkIn, checkOut }: Stay): string {
  return plural(daysBetween(checkIn, checkOut), "noite", "noites");
}

/** '5 a 9 de fevereiro de 2027', the last night included */
export function nightsWords(firstNight: Day, lastNight: Day): string {
  if (firstNight === lastNight) return formatDate(firstNight, "pt-BR");
  const nights = formatStay({ checkIn: firstNight, checkOut: lastNight }, "long", "pt-BR");
  return `${nights} de ${lastNight.slice(0, 4)}`;
}

/** 'Mar, Farol e Jangada' */
export function listWords(words: readonly string[]): string {
  return new Intl.ListFormat("pt-BR").format(words);
}

/** 'sex., 11' */
export function shortDay(day: Day): string {
  const [weekday] = formatDay(day, "short", "pt-BR").split(",");
  return `${weekday?.replace(/\.?$/, ".")}, ${Number(day.slice(8))}`;
}

/** '15 de nov., 09:12', in the property's time zone. */
export function moment(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat("pt-BR", {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  }).format(at);
}

/** Who did or entered something. A removed colleague is known by id only. */
export function byWords(by: string): string {
  return actorNames[by] ?? (by.startsWith("person:") ? "alguém que já saiu" : by);
}
