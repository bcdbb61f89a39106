import { expect } from "@playwright/test";
import type { Stay } from "../../src/domain/stay.ts";
import type { App } from "../support/browser/app.ts";
import { turnIn } from "../support/browser/turn.ts";
import { forgetBookings } from "../support/forget-bookings.ts";

type Portal = "airbnb" | "booking";

const names = { airbnb: "Airbnb", booking: "Booking" } as const;

/** Something that happens at a stand-in portal. */
export async function atPortal(app: App, portal: Portal, order: string, body: object) {
  const answer = await fetch(`${app.channelsUrl}/__control/${portal}/${order}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { kind: string; url?: string; uid?: string };
}

type Sold = {
  readonly feedId: string;
  /** In the order of the stays. */
  readonly bookingIds: readonly string[];
  /** The portal cancels the first of them. */
  cancelFirst(): Promise<void>;
};

/** A portal has sold stays in a room, and its calendar was read. */
export async function soldAt(
  app: App,
  portal: Portal,
  room: string,
  ...stays: readonly Stay[]
): Promise<Sold> {
  // The portals keep what they have sold: each story has a listing of its own there.
  const listing = `story-${turnIn(app, "story")}`;
  const { url } = await atPortal(app, portal, "open", { listing });
  const uids: string[] = [];
  for (const stay of stays) {
    uids.push((await atPortal(app, portal, "sell", { listing, ...stay })).uid ?? "");
  }
  const [feed] = await app.query<{ id: string }>(
    `insert into channel_feed (listing_id, name, portal, url, created_at, next_try_at)
     values ($1, $2, $3, $4, now(), now() + interval '1 day') returning id`,
    [room, names[portal], portal, url],
  );
  const feedId = feed?.id ?? "";
  const listed = () =>
    app.query<{ id: string }>(
      `select booking_id as id from portal_stay
       where feed_id = $1 and imported_event_id is not null order by first_night`,
      [feedId],
    );
  await readFeed(app, feedId);
  await expect.poll(async () => (await listed()).length).toBe(stays.length);
  return {
    feedId,
    bookingIds: (await listed()).map(({ id }) => id),
    async cancelFirst() {
      await atPortal(app, portal, "cancel", { listing, uid: uids[0] });
      await readFeed(app, feedId);
      await expect.poll(async () => (await listed()).length).toBe(stays.length - 1);
    },
  };
}

/** Runs the scheduled job now. */
export async function readFeed(app: App, feedId: string): Promise<void> {
  await app.query(`update channel_feed set next_try_at = now() where id = $1`, [feedId]);
  await app.query(
    // The queue goes by the machine's clock.
    `select graphile_worker.add_job('sync-feed', json_build_object('feedId', $1::text),
       run_at => pg_catalog.now())`,
    [feedId],
  );
}

/** Removes the guests that portals have brought, as if they had never come. */
export async function forgetPortalGuests(app: App): Promise<void> {
  const rows = await app.query<{ id: string }>("select booking_id as id from portal_stay");
  if (rows.length === 0) return;
  await app.query(forgetBookings(rows.map(({ id }) => id)));
}
