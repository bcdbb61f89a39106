/**
 * A civil date, 'YYYY-MM-DD'. A night is named by the day it begins on. Arithmetic is on whole
 * days, independent of time zones and daylight saving.
 */
declare const dayBrand: unique symbol;
export type Day = string & { readonly [dayBrand]: true };

const MILLISECONDS_PER_DAY = 86_400_000;
const MILLISECONDS_PER_SECOND = 1_000;
const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

export function parseDay(text: string): Day | null {
  // 2026-02-30 would roll over into March: a valid date round-trips unchanged.
  const isReal = shape.test(text) && fromNumber(toNumber(text)) === text;
  // Year 0 does not exist, and PostgreSQL refuses it.
  return isReal && !text.startsWith("0000") ? (text as Day) : null;
}

export function day(text: string): Day {
  const parsed = parseDay(text);
  if (!parsed) throw new RangeError(`not a day: ${text}`);
  return parsed;
}

export function addDays(from: Day, count: number): Day {
  return fromNumber(toNumber(from) + count);
}

export function daysBetween(from: Day, to: Day): number {
  return toNumber(to) - toNumber(from);
}

/** 0 is Sunday. 1970-01-01 was a Thursday. */
export function weekday(of: Day): number {
  return (((toNumber(of) + 4) % 7) + 7) % 7;
}

/** The days in [from, until). */
export function daysFrom(from: Day, until: Day): Day[] {
  const count = Math.max(0, daysBetween(from, until));
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

export function todayIn(timeZone: string, now: number): Day {
  return localTime(timeZone, now).day;
}

/** Local time to the minute: civil date and 'HH:MM'. */
export type LocalTime = { readonly day: Day; readonly time: string };

/** Compares two local times of the same place. */
export function isAfter(one: LocalTime, other: LocalTime): boolean {
  return one.day === other.day ? one.time > other.time : one.day > other.day;
}

const seconds = new Map<string, { readonly second: number; readonly time: LocalTime }>();

/**
 * Cached, because a busy call needs it several times. Per second: clocks have been set within a
 * minute.
 */
export function localTime(timeZone: string, now: number): LocalTime {
  const second = Math.floor(now / MILLISECONDS_PER_SECOND);
  const known = seconds.get(timeZone);
  if (known?.second === second) return known.time;
  const time = readClock(timeZone, now);
  seconds.set(timeZone, { second, time });
  return time;
}

function readClock(timeZone: string, now: number): LocalTime {
  const parts = clockOf(timeZone).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return {
    day: day(`${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`),
    time: `${part("hour")}:${part("minute")}`,
  };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter is expensive, and a property has one time zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "iso8601",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** 'GMT-3': the offset of a place's clocks on a day. */
export function zoneOn(timeZone: string, { day, time }: LocalTime): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "shortOffset" });
  const parts = format.formatToParts(Date.parse(`${day}T${time}Z`));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** Midnight UTC of the day, for Intl formatters with `timeZone: "UTC"`. */
export function toEpoch(of: Day): number {
  return toNumber(of) * MILLISECONDS_PER_DAY;
}

// Days since 1970-01-01 in the proleptic Gregorian calendar, with years that begin in March so that
// the leap day comes last (Howard Hinnant, "chrono-compatible low-level date algorithms").
const DAYS_PER_ERA = 146_097;
const EPOCH_SHIFT = 719_468;

function toNumber(of: string): number {
  const [year, month] = [Number(of.slice(0, 4)), Number(of.slice(5, 7))];
  const dayOfMonth = Number(of.slice(8));
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + dayOfMonth - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * DAYS_PER_ERA + yearOfEra * 365 + leapDays + dayOfYear - EPOCH_SHIFT;
}

function fromNumber(number: number): Day {
  const shifted = number + EPOCH_SHIFT;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  const dayOfYear = dayOfEra - (365 * yearOfEra + leapDays);
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const dayOfMonth = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  const pad = (value: number, width: number) => String(value).padStart(width, "0");
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(dayOfMonth, 2)}` as Day;
}
