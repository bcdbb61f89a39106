import type { FeedAnswer } from "../../domain/feed.ts";
import { LONGEST_LINE } from "./calendar-lines.ts";

/**
 * The properties we parse. Everything else is personal data or an attack surface, and is dropped
 * here.
 */
const wanted = new Set(["UID", "DTSTART", "DTEND", "DURATION", "STATUS", "SUMMARY"]);
const repeating = new Set(["RRULE", "RDATE"]);
const decisive = new Set(["DTSTART", "DTEND", "DURATION"]);

const MOST_EVENTS = 2_000;
const DEEPEST = 8;

export type CutEvent = {
  readonly lines: string[];
  /** Recurring, or with duplicate dates: the parsed dates are incomplete. */
  doubtful: boolean;
};

export type Cut =
  | { readonly kind: "events"; readonly events: readonly CutEvent[] }
  | { readonly kind: "failed"; readonly answer: FeedAnswer };

/** Splits calendars into events, so that one malformed event does not spoil the rest. */
export function cutEvents(lines: Iterable<string>): Cut {
  const events: CutEvent[] = [];
  const within: string[] = [];
  let names = new Set<string>();
  for (const line of lines) {
    const edge = /^(BEGIN|END):\s*([\w-]{1,64})\s*$/i.exec(line);
    const name = edge?.[2]?.toUpperCase() ?? "";
    if (!edge) {
      const event = within.length === 2 && within[1] === "VEVENT" ? events.at(-1) : undefined;
      if (event) keep(event, line, names);
      else if (within.length === 0 && line.trim()) return failed("broken");
    } else if (edge[1]?.toUpperCase() === "BEGIN") {
      if (!mayBegin(name, within)) return failed("broken");
      within.push(name);
      if (name !== "VEVENT") continue;
      if (events.length === MOST_EVENTS) return failed("too-many-events");
      events.push({ lines: [], doubtful: false });
      names = new Set();
    } else if (within.pop() !== name) return failed("broken");
  }
  return within.length > 0 ? failed("broken") : { kind: "events", events };
}

/** VCALENDAR at top level, VEVENT directly inside it, other components anywhere below. */
function mayBegin(name: string, within: readonly string[]): boolean {
  if (name === "VCALENDAR") return within.length === 0;
  if (name === "VEVENT") return within.length === 1;
  return within.length > 0 && within.length < DEEPEST;
}

function keep(event: CutEvent, line: string, names: Set<string>): void {
  const name = /^[\w-]{1,64}(?=[;:])/.exec(line)?.[0].toUpperCase() ?? "";
  if (repeating.has(name)) event.doubtful = true;
  if (!wanted.has(name)) return;
  if (names.has(name)) event.doubtful ||= decisive.has(name);
  else event.lines.push(line.slice(0, LONGEST_LINE).trimEnd());
  names.add(name);
}

function failed(answer: FeedAnswer): Cut {
  return { kind: "failed", answer };
}
