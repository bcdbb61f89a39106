import type { Day } from "../../src/domain/day.ts";

/** Serialises a calendar. The portals write ASCII only, so one octet is one character. */
export function writeCalendar(header: readonly string[], events: readonly string[][]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    ...header,
    ...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

export function dates({ checkIn, checkOut }: { checkIn: Day; checkOut: Day }): string[] {
  return [`DTSTART;VALUE=DATE:${basic(checkIn)}`, `DTEND;VALUE=DATE:${basic(checkOut)}`];
}

/** 20270110T093000Z */
export function instant(epoch: number): string {
  return new Date(epoch).toISOString().replace(/[-:]|\.\d+/g, "");
}

/** At most 75 octets per line; the continuation's leading space counts. */
function fold(line: string): string {
  return (line.match(/^.{1,75}|.{1,74}/g) ?? []).join("\r\n ");
}

function basic(day: Day): string {
  return day.replaceAll("-", "");
}
