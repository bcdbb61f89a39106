import { addDays, type Day, daysBetween, daysFrom } from "./day.ts";
import type { Centavos } from "./money.ts";
import { isStronger, type Season } from "./season.ts";

/** Nights with a price of their own, regardless of the seasons that cover them. */
export type NightsPrice = {
  readonly firstNight: Day;
  readonly lastNight: Day;
  readonly nightlyPrice: Centavos;
  /** Null leaves the minimum stay as it is. */
  readonly minNights: number | null;
};

export type Overlaid = {
  readonly seasons: readonly Season[];
  /** Seasons that would never apply again, because new ones have exactly the same nights. */
  readonly replaced: readonly Season[];
};

/**
 * The seasons with a new price that applies on each of its nights. The season with fewer days wins,
 * so the nights are cut where a shorter season begins or ends: each part is as short as the season
 * it covers, and newer.
 */
export function overlay(
  seasons: readonly Season[],
  { firstNight, lastNight, nightlyPrice, minNights }: NightsPrice,
  createdAt: number,
): Overlaid {
  const replaced: Season[] = [];
  const parts = partsOf(seasons, firstNight, lastNight).map((part): Season => {
    const same = seasons.filter((season) => isSameNights(season, part));
    replaced.push(...same);
    // A special price must not allow shorter stays than before.
    const kept = strongestMinimum(same);
    return { ...part, nightlyPrice, fromNights: null, minNights: minNights ?? kept, createdAt };
  });
  return { seasons: [...seasons.filter((one) => !replaced.includes(one)), ...parts], replaced };
}

type Nights = Pick<Season, "firstNight" | "lastNight">;

function partsOf(seasons: readonly Season[], firstNight: Day, lastNight: Day): Nights[] {
  const length = daysBetween(firstNight, lastNight);
  const shorter = seasons.filter((one) => daysBetween(one.firstNight, one.lastNight) < length);
  const begins = new Set(shorter.flatMap((one) => [one.firstNight, addDays(one.lastNight, 1)]));
  const parts: Nights[] = [];
  for (const night of daysFrom(firstNight, addDays(lastNight, 1))) {
    const last = parts.at(-1);
    if (last && !begins.has(night)) parts[parts.length - 1] = { ...last, lastNight: night };
    else parts.push({ firstNight: night, lastNight: night });
  }
  return parts;
}

function isSameNights(one: Nights, other: Nights): boolean {
  return one.firstNight === other.firstNight && one.lastNight === other.lastNight;
}

function strongestMinimum(seasons: readonly Season[]): number | null {
  const binding = seasons.filter(({ minNights }) => minNights !== null);
  const [strongest] = binding.toSorted((one, other) => (isStronger(one, other) ? -1 : 1));
  return strongest?.minNights ?? null;
}
