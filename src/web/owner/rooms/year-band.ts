import { type Day, day, daysBetween, parseDay } from "../../../domain/day.ts";
import type { SeasonForm } from "./room-form.ts";

export type Stretch = {
  readonly season: number;
  /** Days from the first of January, and how many. */
  readonly start: number;
  readonly length: number;
};

const MOST_YEARS = 3;

/** This year and those that follow, as far as there are seasons in them. */
export function yearsOf(seasons: readonly SeasonForm[], today: Day): number[] {
  const first = Number(today.slice(0, 4));
  const last = Math.max(first, ...seasons.map(({ lastNight }) => Number(lastNight.slice(0, 4))));
  const count = Math.min(MOST_YEARS, last - first + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}

export function daysIn(year: number): number {
  return daysBetween(day(`${year}-01-01`), day(`${year + 1}-01-01`));
}

/** What each season covers of a year; the one that decides comes last, to be drawn on top. */
export function stretchesOf(seasons: readonly SeasonForm[], year: number): Stretch[] {
  const [first, last] = [day(`${year}-01-01`), day(`${year}-12-31`)];
  return seasons
    .flatMap(({ firstNight, lastNight }, season) => {
      const from = parseDay(firstNight);
      const to = parseDay(lastNight);
      if (!from || !to || to < from || to < first || from > last) return [];
      const [begin, end] = [from < first ? first : from, to > last ? last : to];
      return [{ season, start: daysBetween(first, begin), length: daysBetween(begin, end) + 1 }];
    })
    .reverse();
}
