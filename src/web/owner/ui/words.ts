import { type Day, daysBetween } from "../../../domain/day.ts";
import { formatDay } from "../../../domain/format-day.ts";
import type { Stay } from "../../../domain/stay.ts";

export const plural = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** '14:00' as it is said at a reception: 14h, 21h30. */
export function hour(time: string): string {
  return time.replace(":", "h").replace(/h00$/, "h").replace(/^0/, "");
}

export function nightsIn({ checkIn, checkOut }: Stay): string {
  return plural(daysBetween(checkIn, checkOut), "noite", "noites");
}

/** 'sex., 11' */
export function shortDay(day: Day): string {
  const [weekday] = formatDay(day, "short", "pt-BR").split(",");
  return `${weekday?.replace(/\.?$/, ".")}, ${Number(day.slice(8))}`;
}

/** '15 de nov., 09:12', by the house's clock. */
export function moment(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat("pt-BR", {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  }).format(at);
}
