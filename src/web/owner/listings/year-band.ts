import { type Day, day, daysBetween } from "../../../domain/day.ts";
import { isStronger } from "../../../domain/season.ts";
import type { SeasonForm } from "./listing-form.ts";
import { typedSeasons } from "./typed-seasons.ts";

export type Stretch = {
  readonly season: number;
  /** Offset from 1 January and length, in days. */
  readonly start: number;
  readonly length: number;
};

const MOST_YEARS = 3;

/** The current year and later ones that have seasons. */
export function yearsOf(seasons: readonly SeasonForm[], today: Day): number[] {
  const first = Number(today.slice(0, 4));
  const last = Math.max(first, ...seasons.map(({ lastNight }) => Number(lastNight.slice(0, 4))));
  const count = Math.min(MOST_YEARS, last - first + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}

export function daysIn(year: number): number {
  return daysBetween(day(`${year}-01-01`), day(`${year + 1}-01-01`));
}

/** What each season covers in a year; the season that counts comes last, to be drawn on top. */
export function stretchesOf(seasons: readonly SeasonForm[], year: number): Stretch[] {
  const [first, last] = [day(`${year}-01-01`), day(`${year}-12-31`)];
  return typedSeasons(seasons)
    .filter(({ firstNight, lastNight }) => firstNight <= last && lastNight >= first)
    .sort((one, other) => (isStronger(one, other) ? 1 : -1))
    .map(({ index, firstNight, lastNight }) => {
      const begin = firstNight < first ? first : firstNight;
      const end = lastNight > last ? last : lastNight;
      const length = daysBetween(begin, end) + 1;
      return { season: index, start: daysBetween(first, begin), length };
    });
}
