import { isStronger, type Season } from "../../domain/season.ts";
import type { Tx } from "../database/connect.ts";

/** A season keeps its creation date through all edits. */
export async function replaceSeasons(
  tx: Tx,
  id: string,
  seasons: readonly Season[],
  now: number,
): Promise<void> {
  await tx.deleteFrom("season").where("listing_id", "=", id).execute();
  if (seasons.length === 0) return;
  const made = seasons.map((season, index) => ({
    ...season,
    createdAt: Math.min(season.createdAt ?? now + index, now + index),
  }));
  // Ordered by precedence: a process of the previous release, still running during a deploy, uses
  // the first season that covers a night.
  const rows = made
    .sort((one, other) => (isStronger(one, other) ? -1 : 1))
    .map((season, position) => ({
      listing_id: id,
      position,
      first_night: season.firstNight,
      last_night: season.lastNight,
      nightly_price: season.nightlyPrice,
      from_nights: season.fromNights,
      min_nights: season.minNights,
      created_at: new Date(season.createdAt),
    }));
  await tx.insertInto("season").values(rows).execute();
}
