import ICAL from "ical.js";
import { addDays, type Day, localTime, parseDay } from "../../domain/day.ts";
import type { PortalEvent, Sale } from "./portal-event.ts";

const SECONDS_PER_DAY = 86_400;
/** From 1970 to 2199. */
const MOST_DAYS = 230 * 366;

// Some portals write a date where they declare a date-time, and vice versa.
ICAL.design.strict = false;

/** A civil date, with the local time if there is one. */
type Moment = { readonly day: Day; readonly time: string | null };

/** Null if the event is cancelled. Throws if it is unreadable. */
export function readEvent(lines: readonly string[], timeZone: string): PortalEvent | null {
  // Checked first: a cancelled event may be malformed otherwise.
  if (lines.some((line) => /^STATUS(;[^:]*)?:\s*CANCELLED$/i.test(line))) return null;
  const values = valuesOf(lines);
  const start = readMoment(values.get("dtstart"), timeZone);
  const checkIn = start.day;
  const checkOut = endOf(start, values, timeZone);
  const uid = values.get("uid")?.trim();
  return {
    // Without a uid, the nights identify it: they are the same at the next read.
    uid: uid || `${checkIn}/${checkOut}`,
    checkIn,
    checkOut,
    sale: saleIn(values.get("summary")),
  };
}

/** Airbnb writes 'Reserved', 'Airbnb (Not available)' or 'Not available'; Booking.com one text for both. */
function saleIn(summary = ""): Sale {
  if (/^\s*(reserved|reservado|reserva)\b/i.test(summary)) return "sold";
  return /^\s*(airbnb\s*\(|not available\s*$)/i.test(summary) ? "closed" : "unsaid";
}

function valuesOf(lines: readonly string[]): ReadonlyMap<string, string> {
  for (const line of lines) {
    // ical.js would accept a prefix of malformed dates.
    const isDate = /^DT(START|END)[;:]/i.test(line);
    if (isDate && !/:\d{8}(T\d{6}Z?)?$/.test(line)) throw new RangeError("invalid date");
  }
  const properties: [string, unknown, string, unknown][] = ICAL.parse(
    ["BEGIN:VEVENT", ...lines, "END:VEVENT"].join("\r\n"),
  )[1];
  return new Map(properties.map(([name, , , value]) => [name, String(value)]));
}

function endOf(start: Moment, values: ReadonlyMap<string, string>, timeZone: string): Day {
  const written = values.get("dtend");
  const duration = values.get("duration");
  if (written !== undefined) return endAt(start, readMoment(written, timeZone));
  const days = duration === undefined ? 1 : daysOf(duration);
  return real(addDays(start.day, Math.max(1, days)));
}

function endAt(start: Moment, end: Moment): Day {
  const timed = start.time !== null && end.time !== null;
  const backwards =
    end.day < start.day || (end.day === start.day && timed && end.time < start.time);
  if (backwards) throw new RangeError("end before start");
  return end.day === start.day ? real(addDays(start.day, 1)) : end.day;
}

function daysOf(duration: string): number {
  const days = Math.ceil(ICAL.Duration.fromString(duration).toSeconds() / SECONDS_PER_DAY);
  if (!(days >= 0 && days <= MOST_DAYS)) throw new RangeError("invalid duration");
  return days;
}

/**
 * With Z it is an instant, converted to the property's date. Otherwise its date is taken as
 * written.
 */
function readMoment(value: string | undefined, timeZone: string): Moment {
  const [, date = "", time, zulu] = /^([\d-]{10})(?:T([\d:]{8})(Z?))?$/.exec(value ?? "") ?? [];
  const written = real(parseDay(date));
  if (time === undefined) return { day: written, time: null };
  if (!/^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)$/.test(time)) throw new RangeError("invalid time");
  // Midnight UTC comes from a program that writes all-day events carelessly: it is no arrival time.
  if (zulu && time === "00:00:00") return { day: written, time: null };
  if (!zulu) return { day: written, time: time.slice(0, 5) };
  const local = localTime(timeZone, Date.parse(`${written}T${time.slice(0, 5)}Z`));
  return { day: real(local.day), time: local.time };
}

function real(day: Day | null): Day {
  if (!day || day < "1970-01-01" || day > "2199-12-31") throw new RangeError("date out of range");
  return day;
}
