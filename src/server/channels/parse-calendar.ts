import { hasTooManyLines, unfold } from "./calendar-lines.ts";
import { type CutEvent, cutEvents } from "./cut-events.ts";
import { nameApart } from "./name-apart.ts";
import type { Parsed, PortalStay } from "./portal-stay.ts";
import { MOST_BYTES } from "./read-body.ts";
import { readEvent } from "./read-event.ts";

/**
 * Reads a portal's calendar as nights of the property. The file comes from strangers, so it is
 * measured and cut before the library sees a line of it, and a rule of repetition is never followed.
 */
export function parseCalendar(text: string, timeZone: string): Parsed {
  if (text.length > MOST_BYTES) return { kind: "failed", answer: "too-large" };
  const body = text.trim();
  if (!/^BEGIN:\s*VCALENDAR\s/i.test(body)) return { kind: "failed", answer: "not-a-calendar" };
  if (hasTooManyLines(body)) return { kind: "failed", answer: "too-large" };
  const cut = cutEvents(unfold(body));
  if (cut.kind === "failed") return cut;
  const read = cut.events.map((event) => ({ event, stay: attempt(event, timeZone) }));
  return {
    kind: "read",
    stays: nameApart(read.flatMap(({ stay }) => stay ?? [])),
    unreadable: read.filter(({ event, stay }) => stay === undefined || (stay && event.doubtful))
      .length,
  };
}

/** Null for a cancelled event, undefined for one that cannot be understood. */
function attempt({ lines }: CutEvent, timeZone: string): PortalStay | null | undefined {
  try {
    return readEvent(lines, timeZone);
  } catch {
    return undefined;
  }
}
