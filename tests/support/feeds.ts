import type { FeedAnswer, Portal } from "../../src/domain/feed.ts";
import { absorb } from "../../src/server/channels/absorb.ts";
import { type FeedRow, findFeed } from "../../src/server/channels/find-feed.ts";
import type { PortalStay, Sale } from "../../src/server/channels/portal-stay.ts";
import type { TestApp } from "./app-on.ts";

let feeds = 0;

/** A feed of a listing. Without a URL nothing serves it: the test provides its content. */
export async function connectFeed(
  { deps }: TestApp,
  listingId: string,
  portal: Portal = "airbnb",
  url?: string,
): Promise<FeedRow> {
  feeds += 1;
  const now = new Date(deps.clock());
  return deps.db
    .insertInto("channel_feed")
    .values({
      listing_id: listingId,
      name: portal === "booking" ? "Booking" : "Airbnb",
      portal,
      url: url ?? `https://portal.example/${feeds}.ics`,
      created_at: now,
      next_try_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Event = Pick<PortalStay, "uid" | "checkIn" | "checkOut"> & { readonly sale?: Sale };

/** One read of the feed with exactly this content. */
export async function says(
  { deps }: TestApp,
  feedId: string,
  events: readonly Event[],
  answer: "read" | "partly-read" = "read",
): Promise<FeedAnswer> {
  const stays = events.map((event) => ({ sale: "unsaid" as const, ...event }));
  const look = { kind: "read", answer, stays, etag: null, lastModified: null } as const;
  const feed = await findFeed(deps.db, feedId);
  return absorb(deps, feed, look, { at: new Date(deps.clock()) });
}

/** All imported nights of a listing's rooms: room, first night, end. */
export async function importedNights({ deps }: TestApp, feedId: string) {
  const { rows } = await deps.pool.query<{ room: number; stay: string }>(
    `select physical_room_id as room, stay::text from occupied_nights
     join imported_event on imported_event.id = imported_event_id
     where feed_id = $1 order by room, stay`,
    [feedId],
  );
  return rows.map(({ room, stay }) => `${room} ${stay}`);
}

export async function openConflictsOf({ deps }: TestApp, feedId: string) {
  return deps.db
    .selectFrom("channel_conflict")
    .selectAll()
    .where("feed_id", "=", feedId)
    .where("state", "=", "open")
    .execute();
}
