import type { Tx } from "../database/connect.ts";
import type { FeedRow } from "./find-feed.ts";
import type { PortalEvent } from "./portal-event.ts";

/**
 * For a calendar that was only partly understood: an event that is shorter than before, or
 * elsewhere, may be misread. It is stored beside the known one, under another uid, until a complete
 * calendar decides.
 */
export async function besideKnown(
  tx: Tx,
  feed: FeedRow,
  stays: readonly PortalEvent[],
): Promise<PortalEvent[]> {
  const rows = await tx
    .selectFrom("imported_event")
    .select(["uid", "first_night", "end_day"])
    .where("feed_id", "=", feed.id)
    .execute();
  const known = new Map(rows.map((row) => [row.uid, row]));
  return stays.map((stay) => {
    const before = known.get(stay.uid);
    const covers =
      !before || (stay.checkIn <= before.first_night && before.end_day <= stay.checkOut);
    return covers ? stay : { ...stay, uid: `${stay.uid} ${stay.checkIn}/${stay.checkOut}` };
  });
}
