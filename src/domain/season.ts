import { type Day, daysBetween } from "./day.ts";
import type { Centavos } from "./money.ts";
import { nightsOf, type Stay } from "./stay.ts";

export type Season = {
  readonly firstNight: Day;
  readonly lastNight: Day;
  readonly nightlyPrice: Centavos;
  /** The price holds only for stays of at least this many nights. */
  readonly fromNights: number | null;
  /** A stay with a night in the season must be at least this long. */
  readonly minNights: number | null;
  /** When the owner made it, in epoch milliseconds; null while it is not saved: newer than all. */
  readonly createdAt: number | null;
};

/** Of the seasons that cover the night and take a stay of this length, the one that counts. */
export function seasonOf(
  seasons: readonly Season[],
  night: Day,
  stayLength: number,
): Season | undefined {
  return strongest(seasons.filter((season) => covers(season, night) && takes(season, stayLength)));
}

/**
 * The shortest stay that may have these nights. A season that names no minimum leaves that to the
 * wider ones around it: a price of its own must not let short stays slip in.
 */
export function minNightsOf(seasons: readonly Season[], stay: Stay): number {
  const binding = seasons.filter(({ minNights }) => minNights !== null);
  const minima = nightsOf(stay).map((night) => {
    return strongest(binding.filter((season) => covers(season, night)))?.minNights ?? 1;
  });
  return Math.max(...minima);
}

/** Fewer days count over more, then what was made later; of twins, the one that stands later. */
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
