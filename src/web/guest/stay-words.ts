import type { ChangedRoom } from "../../contract/guest-api.ts";
import { guestsInWords } from "../../contract/guests-words.ts";
import { type Day, type LocalTime, localTime } from "../../domain/day.ts";
import { formatDay } from "../../domain/format-day.ts";
import { formatHour, formatMinute } from "../../domain/format-hour.ts";
import { formatDate, formatDayOfMonth, formatStay } from "../../domain/format-stay.ts";
import { isSameParty } from "../../domain/guests.ts";
import type { Language } from "../../domain/language.ts";
import type { Stay } from "../../domain/stay.ts";

/** 'de sábado, 12, a terça, 15 de dezembro de 2026' */
export function stayInWords({ checkIn, checkOut }: Stay, language: Language): string {
  const isSame = (length: number) => checkIn.slice(0, length) === checkOut.slice(0, length);
  if (language !== "pt-BR") {
    const from = formatDay(checkIn, isSame(4) ? "long-no-year" : "long", language);
    return `${from}, to ${formatDay(checkOut, "long", language)}`;
  }
  const first = isSame(7)
    ? String(Number(checkIn.slice(8)))
    : isSame(4)
      ? formatDayOfMonth(checkIn, "long", language)
      : formatDate(checkIn, language);
  return `de ${weekdayOf(checkIn)}, ${first}, a ${weekdayOf(checkOut)}, ${formatDate(checkOut, language)}`;
}

/** 'terça', as it is spoken. */
const weekdayOf = (of: Day) => formatDay(of, "weekday", "pt-BR").replace("-feira", "");

/** 'terça-feira, 15 de dezembro' */
export function dayInWords(of: Day, language: Language): string {
  return formatDay(of, "long-no-year", language);
}

/** 'dom., 22 de nov., 14h32' */
export function minuteInShort({ day, time }: LocalTime, language: Language): string {
  return `${formatDay(day, "short", language)}, ${formatHour(time, language)}`;
}

/** An instant by the property's clock: '18 de novembro, 20h'. */
export function instantInWords(instant: number, timeZone: string, language: Language): string {
  return formatMinute(localTime(timeZone, instant), "long", language);
}

/** 'Quarto Mar, 14 a 18 de dezembro', and the party if it differs from the other room's. */
export function roomInWords(room: ChangedRoom, other: ChangedRoom, language: Language): string {
  const words = [room.name, formatStay(room.stay, "long", language)];
  if (!isSameParty(room.guests, other.guests)) words.push(guestsInWords(room.guests, language));
  return words.join(", ");
}

/** What a person is called. */
export function firstNameOf(name: string | null): string | null {
  return name?.trim().split(/\s+/)[0] || null;
}
