import { afterEach, describe, expect, test } from "vitest";
import { brokenInvariants } from "../../../tests/faults/invariants.ts";
import { connectFeed, importedNights, newRoom, says } from "../../../tests/support/feeds.ts";
import { confirmed, freshStay } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead } from "../../../tests/support/visit.ts";
import { addDays } from "../../domain/day.ts";
import type { Stay } from "../../domain/stay.ts";
import { removeFeed } from "../channels/change-feeds.ts";
import { completed, completeFirst, dona, portalBook } from "./testing/book.ts";

const app = await openTestApp();
const { deps } = app;
const HOUR = 3_600_000;

afterEach(async () => {
  expect(await brokenInvariants(deps.pool)).toEqual([]);
});

const longer = ({ checkIn, checkOut }: Stay) => ({ checkIn, checkOut: addDays(checkOut, 1) });
const later = () => ({ uid: "another", ...freshStay(app) });

describe("what a portal has sold", () => {
  test("is a confirmed booking of the portal, without a name and without a price", async () => {
    const { listing, feed } = await newRoom(app);
    const stay = freshStay(app);
    await says(app, feed.id, [{ uid: "a", ...stay }]);
    await says(app, feed.id, [{ uid: "a", ...stay }]);
    const [guest, ...more] = await portalBook(app, listing);
    expect(more).toEqual([]);
    expect(guest).toMatchObject({
      ...{ ...stay, state: "confirmed", channel: "booking", guestName: null, total: 0, balance: 0 },
      portal: { isRead: true, isGone: false, lacks: ["name", "people", "price"] },
    });
    expect(guest?.journal).toMatchObject([{ event: "portal-sold", by: "portal" }]);
    expect(guest?.mails).toEqual([]);
  });

  test("keeps everything that was completed when it is read again", async () => {
    const { listing, feed } = await newRoom(app);
    const stay = freshStay(app);
    await says(app, feed.id, [{ uid: "a", ...stay }]);
    await completeFirst(app, listing);
    await says(app, feed.id, [{ uid: "a", ...stay }, later()]);
    expect((await portalBook(app, listing))[0]).toMatchObject({
      ...completed,
      portal: { commission: 180_00, lacks: [] },
    });
  });

  test("follows its dates, and says so in its history", async () => {
    const { listing, feed } = await newRoom(app);
    const stay = freshStay(app);
    await says(app, feed.id, [{ uid: "a", ...stay }]);
    const id = await completeFirst(app, listing);
    await says(app, feed.id, [{ uid: "a", ...longer(stay) }]);
    const elsewhere = freshStay(app);
    await says(app, feed.id, [{ uid: "a", ...elsewhere }]);
    const [guest, ...more] = await portalBook(app, listing);
    expect(more).toEqual([]);
    expect(guest).toMatchObject({ id, ...elsewhere, ...completed });
    expect(guest?.journal.at(-1)?.change).toMatchObject({ from: longer(stay), to: elsewhere });
  });

  test("is the same under another uid with the same dates", async () => {
    const { listing, feed } = await newRoom(app);
    const stay = freshStay(app);
    await says(app, feed.id, [{ uid: "a", ...stay }]);
    const id = await completeFirst(app, listing);
    await says(app, feed.id, [{ uid: "renamed", ...stay }]);
    const [guest, ...more] = await portalBook(app, listing);
    expect(more).toEqual([]);
    expect(guest).toMatchObject({ id, state: "confirmed", ...completed });
  });

  test("is one stay, though the calendar lists it twice", async () => {
    const { listing, feed } = await newRoom(app);
    const stay = freshStay(app);
    await says(app, feed.id, [
      { uid: "a", ...stay },
      { uid: "b", ...stay },
    ]);
    const id = await completeFirst(app, listing);
    await says(app, feed.id, [{ uid: "b", ...stay }]);
    const [guest, ...more] = await portalBook(app, listing);
    expect(more).toEqual([]);
    expect(guest).toMatchObject({ id, state: "confirmed", ...completed });
  });

  test("is not what Airbnb calls not available", async () => {
    const { listing, feed } = await newRoom(app, "airbnb");
    await says(app, feed.id, [
      { uid: "closed", ...freshStay(app), sale: "closed" },
      { uid: "sold", ...freshStay(app), sale: "sold" },
    ]);
    expect(await portalBook(app, listing)).toHaveLength(1);
    expect(await importedNights(app, feed.id)).toHaveLength(2);
  });

  test("is not what it repeats of ours; the nights that it adds are", async () => {
    const { stay } = await confirmed(app, "mar");
    const feed = await connectFeed(app, "mar", "booking");
    await deps.pool.query("update channel_feed set told = $2 where id = $1", [
      feed.id,
      `{[${stay.checkIn},${stay.checkOut})}`,
    ]);
    const around = { checkIn: addDays(stay.checkIn, -1), checkOut: addDays(stay.checkOut, 1) };
    await says(app, feed.id, [{ uid: "around", ...around }]);
    expect(await portalBook(app, "mar")).toMatchObject([
      { checkIn: around.checkIn, checkOut: stay.checkIn },
      { checkIn: stay.checkOut, checkOut: around.checkOut },
    ]);
    await removeFeed(deps, feed.id, dona);
  });

  test("is in the book although the nights are ours already: both guests may come", async () => {
    const { stay } = await confirmed(app, "farol");
    const feed = await connectFeed(app, "farol", "booking");
    await says(app, feed.id, [{ uid: "a", ...stay }]);
    expect(await portalBook(app, "farol")).toMatchObject([{ ...stay, state: "confirmed" }]);
  });

  test("stays in the book when it is over", async () => {
    const { listing, feed } = await newRoom(app);
    const stay = stayAhead(app, 5, 2);
    await says(app, feed.id, [{ uid: "a", ...stay }, later()]);
    await completeFirst(app, listing);
    app.passTime(10 * 24 * HOUR);
    await says(app, feed.id, [later()]);
    expect((await portalBook(app, listing))[0]).toMatchObject({ ...stay, state: "confirmed" });
    app.passTime(-10 * 24 * HOUR);
  });
});
