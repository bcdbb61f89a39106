import { afterEach, describe, expect, test } from "vitest";
import { brokenInvariants } from "../../../tests/faults/invariants.ts";
import { connectFeed, importedNights, portalGuest, says } from "../../../tests/support/feeds.ts";
import { confirmed, freshStay } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { addDays } from "../../domain/day.ts";
import type { Stay } from "../../domain/stay.ts";
import { cancelBooking } from "../amendments/cancel-booking.ts";
import { changeStay } from "../amendments/change-stay.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { findTakers } from "../calendar/find-takers.ts";
import { removeFeed } from "../channels/change-feeds.ts";
import { completed, completeFirst, dona, portalBook } from "./testing/book.ts";

const app = await openTestApp();
const { deps } = app;

afterEach(async () => {
  expect(await brokenInvariants(deps.pool)).toEqual([]);
});

/** A completed guest of a portal whose calendar was removed. */
async function unread() {
  const stay = freshStay(app);
  const { listing, feed, bookingId } = await portalGuest(app, stay);
  await completeFirst(app, listing);
  await removeFeed(deps, feed.id, dona);
  return { listing, stay, bookingId };
}

const takers = (listingId: string, stay: Stay) => findTakers(deps.db, { listingId, stay });
const later = () => ({ uid: "another", ...freshStay(app) });

describe("when a portal's calendar is removed", () => {
  test("its guests stay in the book with their nights, and no calendar decides about them", async () => {
    const { listing, stay, bookingId } = await unread();
    const [guest] = await portalBook(app, listing);
    expect(guest).toMatchObject({ state: "confirmed", ...completed, portal: { isRead: false } });
    expect(guest?.journal.at(-1)).toMatchObject({ event: "portal-unread" });
    expect(await takers(listing, stay)).toMatchObject([{ kind: "booking", bookingId }]);
  });

  test("their room stays the portal's: the calendar, read again, would speak of that one", async () => {
    const { bookingId, stay } = await unread();
    const { version } = await getBooking(deps.db, bookingId);
    const wish = { listingId: "farol", stay, price: "keep" } as const;
    await expect(changeStay(deps, bookingId, version, wish, dona)).rejects.toThrow(
      "portal-decides",
    );
  });

  test("nights that were ours are theirs as soon as ours are free", async () => {
    const { stay, id: ours } = await confirmed(app, "farol");
    const feed = await connectFeed(app, "farol", "booking");
    await says(app, feed.id, [{ uid: "a", ...stay }]);
    await removeFeed(deps, feed.id, dona);
    await cancelBooking(deps, ours, dona, { who: "guest" });
    expect(await takers("farol", stay)).toMatchObject([{ kind: "booking", channel: "booking" }]);
  });

  test("guests of two portals in the same nights leave none of theirs free", async () => {
    const { stay, id: ours } = await confirmed(app, "jangada");
    const first = { ...stay, checkOut: addDays(stay.checkIn, 2) };
    const second = { ...stay, checkIn: addDays(stay.checkIn, 1) };
    for (const [portal, dates] of [
      ["booking", first],
      ["airbnb", second],
    ] as const) {
      const feed = await connectFeed(app, "jangada", portal);
      await says(app, feed.id, [{ uid: portal, sale: "sold", ...dates }]);
      await removeFeed(deps, feed.id, dona);
    }
    await cancelBooking(deps, ours, dona, { who: "guest" });
    expect(await takers("jangada", stay)).toMatchObject([
      { ...first, channel: "booking" },
      { checkIn: first.checkOut, checkOut: stay.checkOut, channel: "airbnb" },
    ]);
  });

  test("and added again, they are the same guests, and the nights are the calendar's", async () => {
    const { listing, stay, bookingId } = await unread();
    const feed = await connectFeed(app, listing, "booking");
    await says(app, feed.id, [{ uid: "renamed", ...stay }]);
    const [guest, ...more] = await portalBook(app, listing);
    expect(more).toEqual([]);
    expect(guest).toMatchObject({ id: bookingId, ...completed, portal: { isRead: true } });
    expect(await importedNights(app, feed.id)).toHaveLength(1);
  });

  test("and added again with other dates under the same uid, the dates follow", async () => {
    const { listing, stay, bookingId } = await unread();
    const feed = await connectFeed(app, listing, "booking");
    const moved = { checkIn: addDays(stay.checkIn, 1), checkOut: addDays(stay.checkOut, 1) };
    await says(app, feed.id, [{ uid: "guest", ...moved }]);
    expect(await portalBook(app, listing)).toMatchObject([{ id: bookingId, ...moved }]);
    expect(await takers(listing, { ...stay, checkOut: moved.checkIn })).toEqual([]);
  });

  test("and added again without them, they were cancelled there", async () => {
    const { listing, stay } = await unread();
    const feed = await connectFeed(app, listing, "booking");
    await says(app, feed.id, [later()]);
    expect((await portalBook(app, listing))[0]).toMatchObject({ state: "cancelled" });
    expect(await takers(listing, stay)).toEqual([]);
  });

  test("an empty calendar does not speak for it until the owner agrees", async () => {
    const { listing, stay } = await unread();
    const feed = await connectFeed(app, listing, "booking");
    expect(await says(app, feed.id, [])).toBe("empty");
    expect(await takers(listing, stay)).toHaveLength(1);
  });

  test("another portal's calendar does not speak for it", async () => {
    const { listing } = await unread();
    const feed = await connectFeed(app, listing, "airbnb");
    await says(app, feed.id, [later()]);
    expect((await portalBook(app, listing))[0]).toMatchObject({ state: "confirmed" });
  });

  test("the owner may cancel by hand, and the guest is not written to", async () => {
    const { listing, stay, bookingId } = await unread();
    await cancelBooking(deps, bookingId, dona, { who: "guest" });
    const [guest] = await portalBook(app, listing);
    expect(guest).toMatchObject({ state: "cancelled" });
    expect(guest?.mails.map(({ kind }) => kind)).toEqual(["owner-cancellation"]);
    expect(await takers(listing, stay)).toEqual([]);
  });
});
