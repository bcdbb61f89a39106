export type HostileFile = { readonly name: string; readonly text: string };

export function event(...lines: readonly string[]): string {
  return ["BEGIN:VEVENT", ...lines, "END:VEVENT"].join("\r\n");
}

export function calendar(...parts: readonly string[]): string {
  return ["BEGIN:VCALENDAR", "VERSION:2.0", ...parts, "END:VCALENDAR", ""].join("\r\n");
}

export const start = "DTSTART;VALUE=DATE:20261220";
export const end = "DTEND;VALUE=DATE:20261224";

/** One file per given event, placed between two valid events. */
export function* oneEventEach(
  family: string,
  events: readonly (readonly string[])[],
): Iterable<HostileFile> {
  const before = event("UID:before", "DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261203");
  const after = event("UID:after", "DTSTART;VALUE=DATE:20270101", "DTEND;VALUE=DATE:20270103");
  for (const [index, lines] of events.entries()) {
    yield { name: `${family} ${index + 1}`, text: calendar(before, event(...lines), after) };
  }
}
