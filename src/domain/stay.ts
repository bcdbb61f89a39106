import { type Day, daysBetween, daysFrom } from "./day.ts";

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
