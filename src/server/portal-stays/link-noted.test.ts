import { afterEach, describe, expect, test } from "vitest";
import { brokenInvariants } from "../../../tests/faults/invariants.ts";
import {
  connectFeed,
  importedNights,
  newRoom,
  openConflictsOf,
  says,
} from "../../../tests/support/feeds.ts";
import { freshStay } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { addDays } from "../../domain/day.ts";
import type { Stay } from "../../domain/stay.ts";
import { takeManualBooking } from "../bookings/take-manual-booking.ts";
import { findTakers } from "../calendar/find-takers.ts";
import { removeFeed } from "../channels/change-feeds.ts";
import { dona, portalBook } from "./testing/book.ts";

const app = await openTestApp();
const { deps } = app;

afterEach(async () => {
  expect(await brokenInvariants(deps.pool)).toEqual([]);
});

const guests = { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 };

async function noted(stay: Stay, listingId: string, ...others: readonly string[]) {
  const who = { guestName: "Rosa Prado", guestEmail: null, guestPhone: null, guests, note: "" };
  const otherRooms = others.map((other) => ({ listingId: other, guests }));
  const wish = { ...who, listingId, stay, otherRooms, channel: "booking", total: 500_00 } as const;
  return takeManualBooking(deps, wish, dona);
}

const takers = (listingId: string, stay: Stay) => findTakers(deps.db, { listingId, stay });
const tell = (feedId: string, { checkIn, checkOut }: Stay) =>
  deps.pool.query("update channel_feed set told = $2 where id = $1", [
    feedId,
    `{[${checkIn},${checkOut})}`,
  ]);

describe("a booking that was noted by hand for a portal", () => {
  test("is the stay that its calendar lists with the same dates, even if it looks like an echo", async () => {
    const stay = freshStay(app);
    const id = await noted(stay, "jangada");
    const feed = await connectFeed(app, "jangada", "booking");
    await tell(feed.id, stay);
    await says(app, feed.id, [{ uid: "a", ...stay }]);
    expect(await portalBook(app, "jangada")).toMatchObject([
      { id, guestName: "Rosa Prado", total: 500_00, portal: { isRead: true, lacks: [] } },
    ]);
    expect(await importedNights(app, feed.id)).toHaveLength(1);

    await says(app, feed.id, [{ uid: "renamed", ...stay }]);
    expect(await portalBook(app, "jangada")).toMatchObject([{ id, state: "confirmed" }]);
    expect(await importedNights(app, feed.id)).toHaveLength(1);

    const moved = freshStay(app);
    await says(app, feed.id, [{ uid: "renamed", ...moved }]);
    expect(await portalBook(app, "jangada")).toMatchObject([{ id, ...moved }]);
    await removeFeed(deps, feed.id, dona);
    expect(await takers("jangada", moved)).toMatchObject([{ kind: "booking", bookingId: id }]);
  });

  test("with other dates is another guest's", async () => {
    const stay = freshStay(app, 5);
    const id = await noted({ ...stay, checkOut: addDays(stay.checkIn, 2) }, "coqueiro");
    const feed = await connectFeed(app, "coqueiro", "booking");
    await says(app, feed.id, [{ uid: "a", ...stay, checkIn: addDays(stay.checkIn, 2) }]);
    const [listed, ...more] = await portalBook(app, "coqueiro");
    expect(more).toEqual([]);
    expect(listed?.id).not.toBe(id);
  });

  test("with several rooms is no event's: each one is a conflict, and the owner decides", async () => {
    const stay = freshStay(app);
    const [first, second] = [await newRoom(app), await newRoom(app)];
    const id = await noted(stay, first.listing, second.listing);
    for (const { listing, feed } of [first, second]) {
      await says(app, feed.id, [{ uid: "a", ...stay }]);
      const [stranger] = await portalBook(app, listing);
      expect(stranger?.id).not.toBe(id);
      expect(await openConflictsOf(app, feed.id)).toHaveLength(1);
    }

    // What the owner has noted is not affected by the portal's changes.
    await says(app, first.feed.id, [{ uid: "a", ...freshStay(app) }]);
    await says(app, second.feed.id, [{ uid: "b", ...freshStay(app) }]);
    for (const { listing, feed } of [first, second]) {
      expect(await takers(listing, stay)).toMatchObject([{ kind: "booking", bookingId: id }]);
      expect(await openConflictsOf(app, feed.id)).toEqual([]);
    }
  });

  test("with several rooms, what the portal repeats of them stays an echo", async () => {
    const stay = freshStay(app);
    const [first, second] = [await newRoom(app), await newRoom(app)];
    const id = await noted(stay, first.listing, second.listing);
    for (const { listing, feed } of [first, second]) {
      await tell(feed.id, stay);
      await says(app, feed.id, [{ uid: "a", ...stay }]);
      expect(await portalBook(app, listing)).toEqual([]);
      expect(await takers(listing, stay)).toMatchObject([{ kind: "booking", bookingId: id }]);
    }
  });
});
