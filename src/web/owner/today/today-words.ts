import type { StayAtDesk, Today } from "../../../contract/owner/today.ts";
import { whatsappUrl } from "../../../contract/page-urls.ts";
import { type Day, daysBetween } from "../../../domain/day.ts";
import { formatDay } from "../../../domain/format-day.ts";

export const plural = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** '2 chegadas, 1 saída e 4 hóspedes na casa.' */
export function summaryOf({ arrivals, departures, inHouse }: Today): string {
  const staying = [...inHouse, ...departures.filter(({ checkedIn }) => checkedIn)];
  const people = staying.reduce((sum, stay) => sum + stay.people, 0);
  const parts = [
    plural(arrivals.length, "chegada", "chegadas"),
    plural(departures.length, "saída", "saídas"),
  ];
  return `${parts.join(", ")} e ${plural(people, "hóspede", "hóspedes")} na casa.`;
}

/** '14:00' as it is said at a reception: 14h, 21h30. */
export function hour(time: string): string {
  return time.replace(":", "h").replace(/h00$/, "h").replace(/^0/, "");
}

export function nightsOf({ checkIn, checkOut }: StayAtDesk): string {
  return plural(daysBetween(checkIn, checkOut), "noite", "noites");
}

/** 'sex., 11' */
export function shortDay(day: Day): string {
  const [weekday] = formatDay(day, "short", "pt-BR").split(",");
  return `${weekday?.replace(/\.?$/, ".")}, ${Number(day.slice(8))}`;
}

/** A chat with the guest, the first words already written. Null without a number. */
export function messageUrl(
  stay: Pick<StayAtDesk, "guestName" | "guestPhone">,
  house: string,
  text: string,
): string | null {
  const digits = stay.guestPhone?.replaceAll(/\D/g, "") ?? "";
  if (digits.length < 10) return null;
  const number = digits.length <= 11 ? `55${digits}` : digits;
  const first = stay.guestName?.split(" ")[0];
  return whatsappUrl(number, `Oi${first ? `, ${first}` : ""}! Aqui é da ${house}. ${text}`);
}
