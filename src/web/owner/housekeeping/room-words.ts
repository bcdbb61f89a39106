import type { Party, RoomNow } from "../../../contract/owner/housekeeping.ts";
import { type Day, localTime } from "../../../domain/day.ts";
import { formatHour } from "../../../domain/format-hour.ts";
import { peopleWords } from "../ui/booking-words.ts";
import { plural, shortDay } from "../ui/words.ts";

/** The day and the hour from which guests may come. */
export type Hours = { readonly today: Day; readonly checkInTime: string };

/** '4 pessoas (2 crianças)', '8 pessoas em 4 quartos' */
export function partyWords({ people, children, rooms }: Party): string {
  if (people === null) return "não se sabe quantas pessoas";
  const shared = rooms > 1 ? ` em ${rooms} quartos` : "";
  return `${peopleWords(people, children)}${shared}`;
}

/** Who leaves, who is there and who comes next, one line each. */
export function linesOf(room: RoomNow, hours: Hours): string[] {
  const { leaving, staying, arriving } = room;
  const lines = [
    leaving && `${leaving.hasLeft ? "Já saiu hoje" : "Sai hoje"}: ${partyWords(leaving)}`,
    staying && `Na casa até ${shortDay(staying.until)}: ${partyWords(staying)}`,
    arriving && arrivalLine(arriving, hours),
  ].filter((line) => line !== null);
  return lines.length > 0 ? lines : ["Vazio; ninguém chega nos próximos dias."];
}

function arrivalLine(
  arriving: NonNullable<RoomNow["arriving"]>,
  { today, checkInTime }: Hours,
): string {
  const { day, hour } = arriving;
  if (day > today) return `Próxima chegada ${shortDay(day)}: ${partyWords(arriving)}`;
  const time = hour ?? checkInTime;
  const when =
    hour === null ? `a partir das ${formatHour(time, "pt-BR")}` : formatHour(time, "pt-BR");
  return `Chega hoje, ${when}: ${partyWords(arriving)}`;
}

const comesToday = ({ arriving }: RoomNow, today: Day) =>
  arriving !== null && arriving.day <= today;

/** A guest comes today, and the room is not ready. */
export function isFirst(room: RoomNow, today: Day): boolean {
  return room.state !== "clean" && comesToday(room, today);
}

/** By the hour of today's arrival, not by state: a tap moves no room away from the finger. */
export function inOrder(rooms: readonly RoomNow[], { today, checkInTime }: Hours): RoomNow[] {
  const hourOf = (room: RoomNow) =>
    comesToday(room, today) ? (room.arriving?.hour ?? checkInTime) : "99:99";
  return rooms.toSorted((one, other) => (hourOf(one) < hourOf(other) ? -1 : 1));
}

/** '2 quartos por arrumar, 1 para quem chega hoje.' */
export function summaryOf(rooms: readonly RoomNow[], today: Day): string {
  const waiting = rooms.filter(({ state }) => state === "dirty" || state === "being-cleaned");
  if (waiting.length === 0) return "Tudo arrumado.";
  const first = waiting.filter((room) => isFirst(room, today)).length;
  const count = plural(waiting.length, "quarto por arrumar", "quartos por arrumar");
  return first > 0 ? `${count}, ${first} para quem chega hoje.` : `${count}.`;
}

/** 'desde 10h55, Rui'; of another day 'desde sex., 11, 10h55' */
export function sinceWords(room: RoomNow, timeZone: string, today: Day): string | null {
  if (room.at === null) return null;
  const { day, time } = localTime(timeZone, room.at);
  const when = `${day === today ? "" : `${shortDay(day)}, `}${formatHour(time, "pt-BR")}`;
  const who = room.isMine ? "você" : room.by;
  return `Desde ${when}${who ? `, ${who}` : ""}`;
}
