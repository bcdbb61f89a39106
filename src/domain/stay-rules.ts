import { type Day, daysBetween, weekday } from "./day.ts";
import { minNightsOf, type Season } from "./season.ts";
import { fillsGap, includesReservedDay, nightCount, type Reserved, type Stay } from "./stay.ts";

export type StayRules = {
  readonly minNights: number;
  readonly maxNights: number;
  /** The latest check-in, in days from today. */
  readonly horizonDays: number;
  /** 'HH:MM' local time until which tonight can be booked. */
  readonly sameDayUntil: string;
  /** Weekdays (0 is Sunday) without arrivals. */
  readonly noArrivalWeekdays: readonly number[];
  /** A gap between two stays may be sold as a whole, even below the minimum. */
  readonly sellGaps: boolean;
};

export type StayRefusal =
  | { readonly reason: "past" | "too-late-today" | "too-far" | "no-arrival-day" }
  | { readonly reason: "too-short" | "too-long"; readonly nights: number };

/** The part of a listing that decides whether a stay is possible. */
export type Sold = {
  readonly rules: StayRules;
  readonly rates: { readonly seasons: readonly Season[] };
};

/**
 * Whether these dates can be sold; used by the button, the search and the server. Without knowledge
 * of the neighbouring days, a stay does not count as a gap.
 */
export function refuseStay(
  stay: Stay,
  rules: StayRules,
  seasons: readonly Season[],
  local: { day: Day; time: string },
  known: Reserved | null,
): StayRefusal | null {
  const ahead = daysBetween(local.day, stay.checkIn);
  if (ahead < 0) return { reason: "past" };
  if (ahead === 0 && local.time >= rules.sameDayUntil) return { reason: "too-late-today" };
  if (ahead > rules.horizonDays) return { reason: "too-far" };
  if (rules.noArrivalWeekdays.includes(weekday(stay.checkIn))) return { reason: "no-arrival-day" };

  const nights = nightCount(stay);
  if (nights > rules.maxNights) return { reason: "too-long", nights: rules.maxNights };
  const minimum = Math.max(rules.minNights, minNightsOf(seasons, stay));
  const isGap = rules.sellGaps && known !== null && fillsGap(stay, known);
  return nights < minimum && !isGap ? { reason: "too-short", nights: minimum } : null;
}

/** Free, and sold by the listing's rules. */
export function isBookable(
  stay: Stay,
  { rules, rates }: Sold,
  local: { day: Day; time: string },
  known: Reserved,
): boolean {
  const isFree = !includesReservedDay(stay, known.reserved, known.sameDayTurnover);
  return isFree && refuseStay(stay, rules, rates.seasons, local, known) === null;
}
