import { calendar, end, event, type HostileFile, start } from "./calendar.ts";

const numbered = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index));

const good = event("UID:one", start, end);

/** Files that are no calendar, or a nonsensical one. */
export function* hostileShapes(): Iterable<HostileFile> {
  const shapes: Record<string, () => string> = {
    nothing: () => "",
    spaces: () => " \r\n\t\r\n ",
    "a page": () => "<!doctype html><html><body>BEGIN:VCALENDAR END:VCALENDAR</body></html>",
    "a page after a calendar": () => `${calendar(good)}<html></html>`,
    "a calendar after a page": () => `<html></html>\r\n${calendar(good)}`,
    "an answer in JSON": () => '{"error":"not found"}',
    "a calendar in JSON": () => '["vcalendar",[],[["vevent",[],[]]]]',
    "a card": () => "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\nEND:VCARD\r\n",
    "a packed file": () => "\u001f\ufffd\b\u0000\u0000\u0000",
    "UTF-16": () => [...calendar(good)].join("\u0000"),
    "a byte order mark": () => `\ufeff${calendar(good)}`,
    "two byte order marks": () => `\ufeff\ufeff${calendar(good)}`,
    "zeroes at the end": () => `${calendar(good)}${"\u0000".repeat(1000)}`,
    "zeroes in between": () => calendar(good).replaceAll("\r\n", "\u0000\r\n"),
    "bare line feeds": () => calendar(good).replaceAll("\r\n", "\n"),
    "bare carriage returns": () => calendar(good).replaceAll("\r\n", "\r"),
    "doubled carriage returns": () => calendar(good).replaceAll("\r\n", "\r\r\n"),
    "one line": () => calendar(good).replaceAll("\r\n", " "),
    "escaped line ends": () => calendar(good).replaceAll("\r\n", "\\n"),
    "other line ends": () => calendar(good).replaceAll("\r\n", "\u2028"),
    "small letters": () => calendar(good).toLowerCase(),
    "begun twice": () => `BEGIN:VCALENDAR\r\n${calendar(good)}`,
    "ended twice": () => `${calendar(good)}END:VCALENDAR\r\n`,
    "ended before begun": () => `END:VCALENDAR\r\n${calendar(good)}`,
    "crossed ends": () =>
      calendar("BEGIN:VEVENT", start, "BEGIN:VALARM", "END:VEVENT", "END:VALARM"),
    "an event in an event": () => calendar("BEGIN:VEVENT", start, good, "END:VEVENT"),
    "an event outside": () => `${calendar()}${good}\r\n`,
    "an event without end": () => calendar("BEGIN:VEVENT", start, end),
    "a calendar in a calendar": () => calendar(calendar(good).trim()),
    "several calendars": () => calendar(good).repeat(20),
    "thousands of calendars": () => calendar().repeat(15_000),
    "nested parts": () => `${"BEGIN:X\r\n".repeat(50_000)}${"END:X\r\n".repeat(50_000)}`,
    "nested parts in a calendar": () =>
      calendar("BEGIN:X\r\n".repeat(40_000) + "END:X\r\n".repeat(40_000)),
    "nested calendars": () => "BEGIN:VCALENDAR\r\n".repeat(50_000),
    "2,000 events": () => calendar(...numbered(2000, (index) => event(`UID:${index}`, start, end))),
    "2,001 events": () => calendar(...numbered(2001, (index) => event(`UID:${index}`, start, end))),
    "30,000 events": () => calendar(...numbered(30_000, () => event())),
    "2,000 of one name and night": () => calendar(...numbered(2000, () => good)),
    "2,000 of one name": () =>
      calendar(...numbered(2000, (index) => event("UID:one", `DTSTART:${dateOf(index)}`))),
    "2,000 with names made to collide": () =>
      calendar(...numbered(2000, (index) => colliding(index % 40, dateOf(index)))),
    "2,000 that repeat": () =>
      calendar(...numbered(2000, () => event(start, "RRULE:FREQ=SECONDLY"))),
    "2,000 of 230 years": () =>
      calendar(
        ...numbered(2000, (index) =>
          event(`UID:${index}`, "DTSTART:19700101", "DTEND;VALUE=DATE:21991231"),
        ),
      ),
    "half a million empty lines": () => calendar("\n".repeat(500_000)),
    "half a million folds": () => calendar(`X-A:${"\n ".repeat(450_000)}`),
    "90,000 folds in a name": () => calendar(event(`UID:${"\n x".repeat(90_000)}`, start, end)),
    "folds around every sign": () => [...calendar(good)].join("\r\n "),
    "a fold before anything": () => ` ${calendar(good)}`,
    "40,000 guests": () => calendar(event(start, end, "ATTENDEE:mailto:a@b\r\n".repeat(40_000))),
    "90,000 starts": () => calendar(event(`${"DTSTART:1\r\n".repeat(80_000)}${start}`)),
    "one line of a megabyte": () => calendar(`X-A:${"x".repeat(990_000)}`),
    "more than a megabyte": () => calendar(`X-A:${"x".repeat(1_100_000)}`),
    "a megabyte of colons": () => calendar(event(start, `UID;${":".repeat(980_000)}`)),
    "a megabyte of spaces": () => `BEGIN:${" ".repeat(990_000)}VCALENDAR`,
    "a megabyte of spaces in an end": () => calendar(`END:VEVENT${" ".repeat(980_000)}x`),
    "a zone with every day of 200 years": () =>
      calendar(
        "BEGIN:VTIMEZONE",
        "TZID:X",
        "RDATE:19700101\r\n".repeat(60_000),
        "END:VTIMEZONE",
        good,
      ),
  };
  for (const [name, make] of Object.entries(shapes)) yield { name, text: make() };
}

/** Dates from January to October, 2026 to 2033, in iCalendar format. */
function dateOf(index: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const dayOfMonth = (index % 28) + 1;
  const month = (Math.floor(index / 28) % 9) + 1;
  return `${2026 + Math.floor(index / 252)}${two(month)}${two(dayOfMonth)}`;
}

/** A uid equal to the one that makes its neighbour unique. */
function colliding(times: number, date: string): string {
  return event(`UID:a${" 2026-01-01/2026-01-02".repeat(times)}`, `DTSTART:${date}`);
}
