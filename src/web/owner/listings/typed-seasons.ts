import { parseDay } from "../../../domain/day.ts";
import type { Season } from "../../../domain/season.ts";
import type { SeasonForm } from "./listing-form.ts";

export type TypedSeason = Season & { readonly index: number };

/** The seasons with complete dates, each with its position in the table. */
export function typedSeasons(seasons: readonly SeasonForm[]): TypedSeason[] {
  return seasons.flatMap(({ createdAt, ...typed }, index) => {
    const [firstNight, lastNight] = [parseDay(typed.firstNight), parseDay(typed.lastNight)];
    if (!firstNight || !lastNight || lastNight < firstNight) return [];
    const fromNights = Number.parseInt(typed.fromNights, 10) || null;
    return [
      { index, firstNight, lastNight, nightlyPrice: 0, fromNights, minNights: null, createdAt },
    ];
  });
}
