import { type Day, daysBetween, weekday } from "./day.ts";
import { minNightsFrom, type Season } from "./season.ts";
import { nightCount, type Stay } from "./stay.ts";

export type StayRules = {
  readonly minNights: number;
  readonly maxNights: number;
  /** How many days from today a check-in may lie. */
  readonly horizonDays: number;
  /** 'HH:MM' at the property, until which tonight can still be booked. */
  readonly sameDayUntil: string;
  /** Weekdays (0 is Sunday) on which nobody can arrive. */
  readonly noArrivalWeekdays: readonly number[];
};

export type StayRefusal =
  | { readonly reason: "past" | "too-late-today" | "too-far" | "no-arrival-day" }
  | { readonly reason: "too-short" | "too-long"; readonly nights: number };

export function refuseStay(
  stay: Stay,
  rules: StayRules,
  seasons: readonly Season[],
  local: { day: Day; time: string },
): StayRefusal | null {
  const ahead = daysBetween(local.day, stay.checkIn);
  if (ahead < 0) return { reason: "past" };
  if (ahead === 0 && local.time >= rules.sameDayUntil) return { reason: "too-late-today" };
  if (ahead > rules.horizonDays) return { reason: "too-far" };
  if (rules.noArrivalWeekdays.includes(weekday(stay.checkIn))) return { reason: "no-arrival-day" };

  const nights = nightCount(stay);
  const minimum = Math.max(rules.minNights, minNightsFrom(seasons, stay.checkIn, nights));
  if (nights < minimum) return { reason: "too-short", nights: minimum };
  if (nights > rules.maxNights) return { reason: "too-long", nights: rules.maxNights };
  return null;
}
