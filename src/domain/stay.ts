import { type Day, daysBetween, daysFrom } from "./day.ts";

/** Half-open: the night of check-out is not part of the stay. At least one night. */
export type Stay = { readonly checkIn: Day; readonly checkOut: Day };

export function makeStay(checkIn: Day, checkOut: Day): Stay | null {
  return daysBetween(checkIn, checkOut) >= 1 ? { checkIn, checkOut } : null;
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
