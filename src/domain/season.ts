import { type Day, daysBetween } from "./day.ts";
import type { Centavos } from "./money.ts";
import { nightsOf, type Stay } from "./stay.ts";

export type Season = {
  readonly firstNight: Day;
  readonly lastNight: Day;
  readonly nightlyPrice: Centavos;
  /** The price applies only to stays of at least this many nights. */
  readonly fromNights: number | null;
  /** A stay with a night in the season must be at least this long. */
  readonly minNights: number | null;
  /** Creation time in epoch milliseconds; null if unsaved, which counts as newest. */
  readonly createdAt: number | null;
};

/** The season that counts, of those that cover the night and accept this length. */
export function seasonOf(
  seasons: readonly Season[],
  night: Day,
  stayLength: number,
): Season | undefined {
  return strongest(seasons.filter((season) => covers(season, night) && takes(season, stayLength)));
}

/**
 * The minimum stay for these nights. A season without a minimum inherits that of wider seasons: a
 * special price must not allow shorter stays.
 */
export function minNightsOf(seasons: readonly Season[], stay: Stay): number {
  const binding = seasons.filter(({ minNights }) => minNights !== null);
  const minima = nightsOf(stay).map((night) => {
    return strongest(binding.filter((season) => covers(season, night)))?.minNights ?? 1;
  });
  return Math.max(...minima);
}

/** Fewer days win, then the later creation date, then the later position. */
export function isStronger(one: Season, other: Season): boolean {
  const more = length(other) - length(one);
  if (more !== 0) return more > 0;
  return (
    (one.createdAt ?? Number.POSITIVE_INFINITY) >= (other.createdAt ?? Number.POSITIVE_INFINITY)
  );
}

export function covers({ firstNight, lastNight }: Season, night: Day): boolean {
  return firstNight <= night && night <= lastNight;
}

function strongest(seasons: readonly Season[]): Season | undefined {
  return seasons.reduce<Season | undefined>(
    (best, one) => (best && !isStronger(one, best) ? best : one),
    undefined,
  );
}

function length({ firstNight, lastNight }: Season): number {
  return daysBetween(firstNight, lastNight);
}

function takes({ fromNights }: Season, stayLength: number): boolean {
  return stayLength >= (fromNights ?? 1);
}
