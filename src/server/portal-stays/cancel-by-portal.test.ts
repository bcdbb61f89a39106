import { afterEach, describe, expect, test } from "vitest";
import { brokenInvariants } from "../../../tests/faults/invariants.ts";
import { newRoom, says } from "../../../tests/support/feeds.ts";
import { freshStay } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { addDays } from "../../domain/day.ts";
import { findTakers } from "../calendar/find-takers.ts";
import { completed, completeFirst, portalBook } from "./testing/book.ts";

const app = await openTestApp();
const { deps } = app;
const HOUR = 3_600_000;

afterEach(async () => {
  expect(await brokenInvariants(deps.pool)).toEqual([]);
});

const later = () => ({ uid: "another", ...freshStay(app) });

describe("a stay that the portal no longer lists", () => {
  async function vanished() {
    const { listing, feed } = await newRoom(app);
    const stay = freshStay(app);
    const other = later();
    await says(app, feed.id, [{ uid: "a", ...stay }, other]);
    const id = await completeFirst(app, listing);
    await says(app, feed.id, [other]);
    return { listing, feed, stay, id, other };
  }

  test("is cancelled by the portal: nights free, the owner told, the guest not written to", async () => {
    const { listing, stay, id } = await vanished();
    const [guest] = await portalBook(app, listing);
    expect(guest).toMatchObject({ id, state: "cancelled", portal: { isGone: true } });
    expect(guest?.journal.at(-1)).toMatchObject({ event: "portal-cancelled", by: "portal" });
    expect(guest?.mails).toEqual([]);
    const alert = await deps.db
      .selectFrom("alert")
      .select(["kind", "facts", "resolved_at"])
      .where("booking_id", "=", id)
      .executeTakeFirst();
    expect(alert).toMatchObject({
      kind: "channel-cancelled",
      facts: { feedName: "Booking", stay, received: 1_200_00 },
      resolved_at: null,
    });
    expect(await findTakers(deps.db, { listingId: listing, stay })).toEqual([]);
  });

  test("is confirmed again when it comes back, with its account", async () => {
    const { listing, feed, stay, id, other } = await vanished();
    await says(app, feed.id, [{ uid: "a", ...stay }, other]);
    const [guest, ...more] = await portalBook(app, listing);
    expect(more).toHaveLength(1);
    expect(guest).toMatchObject({ id, state: "confirmed", ...completed });
    expect(guest?.journal.at(-1)).toMatchObject({ event: "portal-returned" });
    const open = await deps.pool.query(
      "select from alert where booking_id = $1 and resolved_at is null",
      [id],
    );
    expect(open.rowCount).toBe(0);
  });

  test("comes back under another uid for a day; later that is another guest", async () => {
    const soon = await vanished();
    app.passTime(23 * HOUR);
    await says(app, soon.feed.id, [{ uid: "b", ...soon.stay }, soon.other]);
    expect((await portalBook(app, soon.listing))[0]).toMatchObject({ id: soon.id, ...completed });
    const late = await vanished();
    app.passTime(25 * HOUR);
    await says(app, late.feed.id, [{ uid: "b", ...late.stay }, late.other]);
    const names = (await portalBook(app, late.listing)).map(({ state, guestName }) => [
      state,
      guestName,
    ]);
    expect(names.slice(0, 2)).toEqual([
      ["cancelled", "Ana Lima"],
      ["confirmed", null],
    ]);
    app.passTime(-48 * HOUR);
  });

  test("is kept while it is about to begin or under way", async () => {
    const { listing, feed } = await newRoom(app);
    const stay = freshStay(app, 4);
    await says(app, feed.id, [{ uid: "a", ...stay }]);
    const shift = Date.parse(stay.checkIn) - deps.clock() + 12 * HOUR;
    app.passTime(shift);
    await says(app, feed.id, [later()]);
    expect((await portalBook(app, listing))[0]).toMatchObject({ ...stay, state: "confirmed" });
    app.passTime(-shift);
  });

  test("under way with another uid and other dates is the guest who is here", async () => {
    const { listing, feed } = await newRoom(app);
    const stay = freshStay(app, 8);
    await says(app, feed.id, [{ uid: "a", ...stay }]);
    const id = await completeFirst(app, listing);
    const shift = Date.parse(stay.checkIn) - deps.clock() + 36 * HOUR;
    app.passTime(shift);
    const shorter = { checkIn: stay.checkIn, checkOut: addDays(stay.checkIn, 4) };
    await says(app, feed.id, [{ uid: "renamed", ...shorter }]);
    const [guest, ...more] = await portalBook(app, listing);
    expect(more).toEqual([]);
    expect(guest).toMatchObject({ id, ...shorter, guestName: "Ana Lima" });
    app.passTime(-shift);
  });

  test("is kept when the calendar was only partly understood, and no other is made of it", async () => {
    const { listing, feed } = await newRoom(app);
    const stay = freshStay(app, 4);
    await says(app, feed.id, [{ uid: "a", ...stay }]);
    const shorter = { uid: "a", checkIn: stay.checkIn, checkOut: addDays(stay.checkIn, 2) };
    await says(app, feed.id, [shorter], "partly-read");
    expect(await portalBook(app, listing)).toMatchObject([{ ...stay, state: "confirmed" }]);
    await says(app, feed.id, [{ uid: "a", ...stay }]);
    expect(await portalBook(app, listing)).toMatchObject([{ ...stay, state: "confirmed" }]);
  });
});
