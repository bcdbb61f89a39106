import { hasTooManyLines, unfold } from "./calendar-lines.ts";
import { type CutEvent, cutEvents } from "./cut-events.ts";
import { nameApart } from "./name-apart.ts";
import type { Parsed, PortalEvent } from "./portal-event.ts";
import { MOST_BYTES } from "./read-body.ts";
import { readEvent } from "./read-event.ts";

/**
 * Parses a portal's calendar into nights. The file is untrusted, so it is limited and reduced
 * before ical.js sees it, and recurrence rules are never expanded.
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

/** Null if the event is cancelled, undefined if it is unreadable. */
function attempt({ lines }: CutEvent, timeZone: string): PortalEvent | null | undefined {
  try {
    return readEvent(lines, timeZone);
  } catch {
    return undefined;
  }
}
