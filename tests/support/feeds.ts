import type { FeedAnswer, Portal } from "../../src/domain/feed.ts";
import type { Stay } from "../../src/domain/stay.ts";
import { absorb } from "../../src/server/channels/absorb.ts";
import { type FeedRow, findFeed } from "../../src/server/channels/find-feed.ts";
import type { PortalEvent, Sale } from "../../src/server/channels/portal-event.ts";
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

/** A listing of its own, with one room and one feed. */
export async function newRoom(app: TestApp, portal: Portal = "booking") {
  feeds += 1;
  const listing = `quarto-${feeds}`;
  const { pool } = app.deps;
  await pool.query(
    `insert into listing (id, slug, position, capacity, room_count, nightly_price, texts)
     values ($1, $1, 100, 4, 1, 10000, '{"name": "Quarto"}')`,
    [listing],
  );
  await pool.query(
    `with room as (insert into physical_room (name) values ($1) returning id)
     insert into listing_physical_room select $1, id from room`,
    [listing],
  );
  return { listing, feed: await connectFeed(app, listing, portal) };
}

type Event = Pick<PortalEvent, "uid" | "checkIn" | "checkOut"> & { readonly sale?: Sale };

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

/** A portal's nameless guest, in a room of her own. Returns the booking's id. */
export async function portalGuest(app: TestApp, stay: Stay, sale: Sale = "unsaid") {
  const { listing, feed } = await newRoom(app);
  await says(app, feed.id, [{ uid: "guest", ...stay, sale }]);
  const { booking_id: bookingId } = await app.deps.db
    .selectFrom("portal_stay")
    .select("booking_id")
    .where("feed_id", "=", feed.id)
    .executeTakeFirstOrThrow();
  return { listing, feed, bookingId };
}
