import { addDays, type Day, daysBetween, daysFrom } from "./day.ts";

/** Half-open: the night of check-out is not part of the stay. At least one night. */
export type Stay = { readonly checkIn: Day; readonly checkOut: Day };

/** Longer than any real stay: a mistyped year would loop over millions of nights. */
const MOST_NIGHTS = 730;

export function makeStay(checkIn: Day, checkOut: Day): Stay | null {
  const nights = daysBetween(checkIn, checkOut);
  return nights >= 1 && nights <= MOST_NIGHTS ? { checkIn, checkOut } : null;
}

export function nightCount(stay: Stay): number {
  return daysBetween(stay.checkIn, stay.checkOut);
}

export function overlap(one: Stay, other: Stay): boolean {
  return one.checkIn < other.checkOut && other.checkIn < one.checkOut;
}

export function nightsOf(stay: Stay): Day[] {
  return daysFrom(stay.checkIn, stay.checkOut);
}

/**
 * Whether a stay meets a reserved day; used by the button and the server. Without same-day
 * turnover, the check-out day must be free as well.
 */
export function includesReservedDay(
  stay: Stay,
  reserved: ReadonlySet<Day>,
  sameDayTurnover: boolean,
): boolean {
  if (nightsOf(stay).some((night) => reserved.has(night))) return true;
  return !sameDayTurnover && reserved.has(stay.checkOut);
}

/** The reserved days, and whether one of them may be the check-out day. */
export type Reserved = {
  readonly reserved: ReadonlySet<Day>;
  readonly sameDayTurnover: boolean;
  /** The night before this day is unknown, for an arrival on it. */
  readonly unknownBefore?: Day;
};

/** The stay fills a whole gap between two others. */
export function fillsGap(stay: Stay, known: Reserved): boolean {
  const { reserved, sameDayTurnover, unknownBefore } = known;
  const nextTaken = sameDayTurnover ? stay.checkOut : addDays(stay.checkOut, 1);
  const begins = stay.checkIn === unknownBefore || reserved.has(addDays(stay.checkIn, -1));
  return begins && reserved.has(nextTaken) && !includesReservedDay(stay, reserved, sameDayTurnover);
}

/** The days in [from, until) that decide about a stay. */
export function daysThatDecide({ checkIn, checkOut }: Stay): { from: Day; until: Day } {
  return { from: addDays(checkIn, -1), until: addDays(checkOut, 2) };
}
