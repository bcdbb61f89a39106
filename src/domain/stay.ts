import { addDays, type Day, daysBetween, daysFrom } from "./day.ts";

/** Half-open: the night of check-out is not part of the stay. At least one night. */
export type Stay = { readonly checkIn: Day; readonly checkOut: Day };

/** Longer than anybody stays: a year typed wrong would have us count millions of nights. */
const MOST_NIGHTS = 730;

export function makeStay(checkIn: Day, checkOut: Day): Stay | null {
  const nights = daysBetween(checkIn, checkOut);
  return nights >= 1 && nights <= MOST_NIGHTS ? { checkIn, checkOut } : null;
}

export function nightCount(stay: Stay): number {
  return daysBetween(stay.checkIn, stay.checkOut);
}

export function nightsOf(stay: Stay): Day[] {
  return daysFrom(stay.checkIn, stay.checkOut);
}

/**
 * The one rule that decides whether a visitor may ask for a stay, for the button and for the
 * server. Without same-day turnover a reserved check-out day refuses the stay too.
 */
export function includesReservedDay(
  stay: Stay,
  reserved: ReadonlySet<Day>,
  sameDayTurnover: boolean,
): boolean {
  if (nightsOf(stay).some((night) => reserved.has(night))) return true;
  return !sameDayTurnover && reserved.has(stay.checkOut);
}

/** Which days are reserved, and whether one of them may be the day of leaving. */
export type Reserved = {
  readonly reserved: ReadonlySet<Day>;
  readonly sameDayTurnover: boolean;
  /** Whether the day before may have been taken is not known: for an arrival on this day. */
  readonly unknownBefore?: Day;
};

/** The stay takes a whole free stretch between two others, as far as the rule above allows. */
export function fillsGap(stay: Stay, known: Reserved): boolean {
  const { reserved, sameDayTurnover, unknownBefore } = known;
  const nextTaken = sameDayTurnover ? stay.checkOut : addDays(stay.checkOut, 1);
  const begins = stay.checkIn === unknownBefore || reserved.has(addDays(stay.checkIn, -1));
  return begins && reserved.has(nextTaken) && !includesReservedDay(stay, reserved, sameDayTurnover);
}

/** The days that have to be known to decide about a stay; the last is not among them. */
export function daysThatDecide({ checkIn, checkOut }: Stay): { from: Day; until: Day } {
  return { from: addDays(checkIn, -1), until: addDays(checkOut, 2) };
}
