import type { Day } from "../../domain/day.ts";
import type { Tx } from "../database/connect.ts";
import { firstAhead } from "./apply-stays.ts";
import type { FeedRow } from "./find-feed.ts";
import type { Look } from "./look-at-feed.ts";

/**
 * A calendar that had stays ahead and now has none is more often broken than true, and believing
 * it would free every one of them.
 */
export async function wouldEmpty(tx: Tx, feed: FeedRow, look: Look, today: Day): Promise<boolean> {
  if (look.kind !== "read" || look.stays.some(({ checkOut }) => checkOut > today)) return false;
  const ahead = await tx
    .selectFrom("imported_event")
    .select("id")
    .where("feed_id", "=", feed.id)
    .where("first_night", ">=", firstAhead(today))
    .limit(1)
    .executeTakeFirst();
  return ahead !== undefined;
}
