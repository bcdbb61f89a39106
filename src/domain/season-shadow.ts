import { addDays, type Day, daysFrom } from "./day.ts";
import { covers, type Season, seasonOf } from "./season.ts";

/** Nights that a season covers but another one gets. */
export type Shadow = {
  readonly season: Season;
  readonly by: Season;
  readonly firstNight: Day;
  readonly lastNight: Day;
  /** The other season applies only from this many nights; null if always. */
  readonly fromNights: number | null;
};

/** The nights from `today` on that each season loses to others. */
export function shadowsOf(seasons: readonly Season[], today: Day): Shadow[] {
  return seasons.flatMap((season) => {
    const runs: Shadow[] = [];
    const from = season.firstNight < today ? today : season.firstNight;
    for (const night of daysFrom(from, addDays(season.lastNight, 1))) {
      const loss = lossOf(seasons, season, night);
      if (!loss) continue;
      const last = runs.at(-1);
      if (last && isNext(last, night, loss)) runs[runs.length - 1] = { ...last, lastNight: night };
      else runs.push({ season, ...loss, firstNight: night, lastNight: night });
    }
    return runs;
  });
}

type Loss = Pick<Shadow, "by" | "fromNights">;

function isNext(last: Shadow, night: Day, { by, fromNights }: Loss): boolean {
  return last.by === by && last.fromNights === fromNights && addDays(last.lastNight, 1) === night;
}

/** A longer stay qualifies for more seasons, so a loss that starts at some length persists. */
function lossOf(seasons: readonly Season[], season: Season, night: Day): Loss | null {
  const least = season.fromNights ?? 1;
  const lengths = seasons
    .filter((other) => covers(other, night))
    .map(({ fromNights }) => Math.max(least, fromNights ?? 1))
    .sort((one, other) => one - other);
  for (const nights of lengths) {
    const by = seasonOf(seasons, night, nights);
    if (by && by !== season) return { by, fromNights: nights > least ? nights : null };
  }
  return null;
}
