import { afterEach, expect, test } from "vitest";
import { brokenInvariants } from "../../../tests/faults/invariants.ts";
import { ownerAt } from "../../../tests/support/desks.ts";
import { connectFeed, importedNights, portalGuest, says } from "../../../tests/support/feeds.ts";
import { freshStay } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { everything } from "./testing/book.ts";

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);

afterEach(async () => {
  expect(await brokenInvariants(deps.pool)).toEqual([]);
});

async function closed() {
  const stay = freshStay(app);
  const { bookingId: id, ...rest } = await portalGuest(app, stay);
  await lia.api.callClosed({ bookingId: id });
  return { id, stay, ...rest };
}

const upcoming = async () => (await lia.api.listBookings({ view: "upcoming" })).rows;
const ended = async () => (await lia.api.listBookings({ view: "cancelled" })).rows;
const stateOf = async (id: string) => (await lia.api.getBooking({ bookingId: id })).state;

test("what the owner calls only closed is in no list, and its nights stay taken", async () => {
  const { id, feed, stay } = await closed();
  expect([...(await upcoming()), ...(await ended())].map((row) => row.id)).not.toContain(id);
  expect(await importedNights(app, feed.id)).toHaveLength(1);
  const timeline = await lia.api.timeline({ from: stay.checkIn, until: stay.checkOut });
  const bars = timeline.rows.flatMap((row) => row.bars).filter(({ kind }) => kind === "imported");
  expect(bars).toMatchObject([{ bookingId: id }]);
});

test("her word outlives a new uid, a removed calendar, and an event that was gone", async () => {
  const { id, listing, feed, stay } = await closed();
  const other = { uid: "another", ...freshStay(app) };
  await says(app, feed.id, [{ uid: "renamed", ...stay }, other]);
  expect(await stateOf(id)).toBe("cancelled");
  await says(app, feed.id, [other]);
  await says(app, feed.id, [{ uid: "again", ...stay }, other]);
  await lia.api.removeFeed({ feedId: feed.id });
  const added = await connectFeed(app, listing, "booking");
  await says(app, added.id, [{ uid: "added", ...stay }, other]);
  expect(await stateOf(id)).toBe("cancelled");
  const count = await deps.pool.query("select from portal_stay where listing_id = $1", [listing]);
  expect(count.rowCount).toBe(2);
});

test("taken back, it is the same booking again", async () => {
  const { id, feed } = await closed();
  await lia.api.callGuest({ bookingId: id });
  expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({
    state: "confirmed",
    portal: { isClosed: false, mayBeClosed: true },
  });
  expect((await upcoming()).map((row) => row.id)).toContain(id);
  expect(await importedNights(app, feed.id)).toHaveLength(1);
});

test("with money in the account it is somebody's", async () => {
  const { bookingId } = await portalGuest(app, freshStay(app));
  await lia.api.completePortalStay({ bookingId, version: 1, ...everything });
  await expect(lia.api.callClosed({ bookingId })).rejects.toThrow("stay-has-money");
  const free = { price: null, commission: null, paidTo: "house" } as const;
  await lia.api.completePortalStay({ bookingId, version: 2, ...everything, money: free });
  await lia.api.callClosed({ bookingId });
  expect((await ended()).map((row) => row.id)).toContain(bookingId);
});

test("a portal that says 'Reserved' is believed, also later", async () => {
  const { bookingId } = await portalGuest(app, freshStay(app), "sold");
  await expect(lia.api.callClosed({ bookingId })).rejects.toThrow("booking-not-here");
  const { id, feed, stay } = await closed();
  await says(app, feed.id, [{ uid: "guest", ...stay, sale: "sold" }]);
  expect(await stateOf(id)).toBe("confirmed");
});

test("what has no calendar any more cannot be made a guest's by a word", async () => {
  const { id, feed } = await closed();
  await says(app, feed.id, [{ uid: "another", ...freshStay(app) }]);
  await expect(lia.api.callGuest({ bookingId: id })).rejects.toThrow("booking-not-here");
});
