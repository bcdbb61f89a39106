import type { Day } from "./day.ts";
import type { Centavos } from "./money.ts";

export type Season = {
  readonly firstNight: Day;
  readonly lastNight: Day;
  readonly nightlyPrice: Centavos;
  /** The price holds only for stays of at least this many nights. */
  readonly fromNights: number | null;
  /** A stay arriving in the season must be at least this long. */
  readonly minNights: number | null;
};

/** The first season in the owner's order that covers the night and takes a stay of this length. */
export function seasonOf(
  seasons: readonly Season[],
  night: Day,
  stayLength: number,
): Season | undefined {
  return seasons.find((season) => covers(season, night) && takes(season, stayLength));
}

/**
 * The shortest stay that may arrive on this day. A season that has a minimum asks it of every
 * arrival, not only of stays long enough for its price: else the shortest of all would slip by.
 */
export function minNightsFrom(
  seasons: readonly Season[],
  checkIn: Day,
  stayLength: number,
): number {
  const season = seasons.find(
    (one) => covers(one, checkIn) && (one.minNights !== null || takes(one, stayLength)),
  );
  return season?.minNights ?? 1;
}

function covers({ firstNight, lastNight }: Season, night: Day): boolean {
  return firstNight <= night && night <= lastNight;
}

function takes({ fromNights }: Season, stayLength: number): boolean {
  return stayLength >= (fromNights ?? 1);
}
