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
  return seasons.find(
    (season) =>
      season.firstNight <= night &&
      night <= season.lastNight &&
      stayLength >= (season.fromNights ?? 1),
  );
}
