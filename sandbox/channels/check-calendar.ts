import ICAL from "ical.js";
import { type Day, daysFrom, parseDay } from "../../src/domain/day.ts";

export type Checked =
  | { readonly kind: "nights"; readonly nights: ReadonlySet<Day> }
  | { readonly kind: "refused"; readonly reason: string };

class Refused extends Error {}

/** Stricter than any portal: a real one accepts what passes here. */
export function checkCalendar(body: Uint8Array): Checked {
  try {
    const calendar = parse(decode(body));
    if (text(calendar, "version") !== "2.0") throw new Refused("VERSION não é 2.0.");
    if (!text(calendar, "prodid")) throw new Refused("Falta PRODID.");
    const uids = new Set<string>();
    const nights = calendar.getAllSubcomponents("vevent").flatMap((event) => {
      const uid = text(event, "uid");
      if (!uid) throw new Refused("Um evento não tem UID.");
      if (uids.has(uid)) throw new Refused(`Dois eventos têm o UID ${uid}.`);
      uids.add(uid);
      return nightsOf(event);
    });
    return { kind: "nights", nights: new Set(nights) };
  } catch (error) {
    if (error instanceof Refused) return { kind: "refused", reason: error.message };
    throw error;
  }
}

function decode(body: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    throw new Refused("O texto não está em UTF-8.");
  }
}

function parse(calendar: string): ICAL.Component {
  if (!/^BEGIN:VCALENDAR\r\n.*\r\nEND:VCALENDAR\r\n$/s.test(calendar)) {
    throw new Refused("O texto não começa e termina como um calendário.");
  }
  if (/[^\r]\n/.test(calendar)) throw new Refused("Uma linha não termina em CRLF.");
  try {
    const component = new ICAL.Component(ICAL.parse(calendar));
    if (component.name === "vcalendar") return component;
  } catch {
    // Any parser error: unreadable.
  }
  throw new Refused("O calendário está malformado.");
}

function nightsOf(event: ICAL.Component): Day[] {
  if (property(event, "dtstamp").type !== "date-time") throw new Refused("DTSTAMP não é instante.");
  const from = date(event, "dtstart");
  const until = date(event, "dtend");
  if (until <= from) throw new Refused("DTEND não vem depois de DTSTART.");
  return daysFrom(from, until);
}

function date(event: ICAL.Component, name: "dtstart" | "dtend"): Day {
  const { type, jCal } = property(event, name);
  // The raw value: the parser would turn 31 June into 1 July.
  const day = type === "date" ? parseDay(String(jCal[3])) : null;
  if (!day) throw new Refused(`${name.toUpperCase()} não é uma data.`);
  return day;
}

function text(component: ICAL.Component, name: string): string {
  const [first, second] = component.getAllProperties(name);
  return first && !second ? String(first.jCal[3]).trim() : "";
}

function property(event: ICAL.Component, name: string): ICAL.Property {
  const [first, second] = event.getAllProperties(name);
  if (!first || second) throw new Refused(`Um evento não tem um só ${name.toUpperCase()}.`);
  return first;
}
