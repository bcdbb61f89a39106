import { portalCalendarUrl } from "../../src/contract/page-urls.ts";
import { addDays, todayIn } from "../../src/domain/day.ts";
import { connect, createPool } from "../../src/server/database/connect.ts";
import { addJob } from "../../src/server/queue/add-job.ts";
import type { ChannelsSandbox } from "./start.ts";

/** Rooms that the sample property sells elsewhere, and their earlier sales. */
const sold = [
  { portal: "airbnb", name: "Airbnb", listing: "coqueiro", from: 30, nights: 3 },
  { portal: "booking", name: "Booking", listing: "jangada", from: 33, nights: 2 },
] as const;

/**
 * Connects app and portals in both directions, as the owner would. The portals keep nothing, so at
 * every start.
 */
export async function connectPortals(
  house: { databaseUrl: string; siteUrl: string; now: number },
  channels: ChannelsSandbox,
): Promise<void> {
  const pool = createPool(house.databaseUrl, 1);
  const db = connect(pool);
  const now = new Date(house.now);
  const { time_zone } = await db
    .selectFrom("property")
    .select("time_zone")
    .executeTakeFirstOrThrow();
  const today = todayIn(time_zone, house.now);
  for (const { portal, name, listing, from, nights } of sold) {
    const url = channels[portal].feedUrl(listing);
    const row = { listing_id: listing, name, portal, url, created_at: now, next_try_at: now };
    const feed = await db
      .insertInto("channel_feed")
      .values(row)
      .onConflict((same) => same.columns(["listing_id", "url"]).doUpdateSet({ next_try_at: now }))
      .returning("id")
      .executeTakeFirstOrThrow();
    await db.transaction().execute((tx) => addJob(tx, "sync-feed", { feedId: feed.id }));
    const { calendar_token } = await db
      .selectFrom("listing")
      .select("calendar_token")
      .where("id", "=", listing)
      .executeTakeFirstOrThrow();
    channels[portal].connect(
      listing,
      `${house.siteUrl}${portalCalendarUrl(calendar_token, feed.id)}`,
    );
    const checkIn = addDays(today, from);
    channels[portal].sell(listing, { checkIn, checkOut: addDays(checkIn, nights) });
  }
  await pool.end();
}
