import { afterAll, expect, inject, test } from "vitest";
import { recreateDatabase } from "../../../sandbox/postgres/clone.ts";
import { brokenInvariants } from "../../../tests/faults/invariants.ts";
import { appOn } from "../../../tests/support/app-on.ts";
import { importedNights, openConflictsOf, says } from "../../../tests/support/feeds.ts";
import { loadDump, migrateTo } from "../../../tests/support/released.ts";
import { day } from "../../domain/day.ts";
import type { Portal } from "../../domain/feed.ts";
import { getBookingDetails } from "../bookings/get-booking-details.ts";
import type { Sale } from "../channels/portal-event.ts";
import { syncFeed } from "../channels/sync-feed.ts";
import { createPool } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { portalBook } from "./testing/book.ts";

/** Bookings of the dump: noted for a portal that lists them, for one that does not, and for none. */
const noted = "36433158-e0c6-4d56-b2bc-adc37c7d0650";
const unlisted = ["de66a526-8ffb-46bf-8deb-b72805a51e3a", "cf193f42-bcab-426a-896c-4d66b6cd104c"];

const url = await recreateDatabase(inject("postgresUrl"), "portal_stays_moved_in");
const released = createPool(url, 2);
await migrateTo(released, "0045");
await released.end();
const app = await appOn(url);
const { deps } = app;
await loadDump(url, "src/server/portal-stays/testing/released-0045.dump");
await migrate(deps.pool, "migrations");
app.passTime(Date.parse("2035-11-01T15:10:00Z") - deps.clock());
afterAll(() => app.close());

const feedOf = (portal: Portal) =>
  deps.db
    .selectFrom("channel_feed")
    .selectAll()
    .where("portal", "=", portal)
    .executeTakeFirstOrThrow();

const event = (uid: string, checkIn: string, checkOut: string, sale: Sale = "unsaid") => ({
  ...{ uid, sale, checkIn: day(checkIn), checkOut: day(checkOut) },
});

test("before its first reading nothing is in the book, and nothing is missing in the calendar", async () => {
  expect(await portalBook(app, "mar")).toEqual([]);
  expect(await importedNights(app, (await feedOf("airbnb")).id)).toHaveLength(4);
  expect(await brokenInvariants(deps.pool)).toEqual([]);
});

test("at the first reading known events become stays: what was over or only closed does not", async () => {
  const { id } = await feedOf("airbnb");
  await says(app, id, [
    event("under-way@airbnb.com", "2035-10-30", "2035-11-04", "sold"),
    event("sold@airbnb.com", "2035-11-20", "2035-11-24", "sold"),
    event("closed@airbnb.com", "2035-12-24", "2035-12-27", "closed"),
  ]);
  expect(await portalBook(app, "mar")).toMatchObject([
    { checkIn: "2035-10-30", state: "confirmed", guestName: null },
    { checkIn: "2035-11-20", state: "confirmed", guestName: null },
  ]);
});

test("a booking that was noted by hand is the stay that is listed, with its name and account", async () => {
  const { id } = await feedOf("booking");
  const before = await getBookingDetails(deps.db, noted);
  await says(app, id, [
    event("sold@booking.com", "2035-11-10", "2035-11-12"),
    event("noted@booking.com", "2035-12-10", "2035-12-13"),
    event("partly@booking.com", "2036-01-03", "2036-01-08"),
    event("sold-too@booking.com", "2036-02-01", "2036-02-05"),
  ]);
  const [first, second, ...rest] = await portalBook(app, "coqueiro");
  expect([first, ...rest]).toMatchObject([
    { checkIn: "2035-11-10", checkOut: "2035-11-12", guestName: null },
    { checkIn: "2036-01-03", checkOut: "2036-01-05", guestName: null },
    { checkIn: "2036-02-01", checkOut: "2036-02-05", guestName: null },
  ]);
  const { guestName, guests, note, total, paid, money } = before;
  expect(second).toMatchObject({ id: noted, guestName, guests, note, total, paid, money });
  for (const other of unlisted) {
    expect((await getBookingDetails(deps.db, other)).portal).toBeNull();
  }
});

test("a stay in conflict is in the book, and the conflict as it was", async () => {
  const { id } = await feedOf("other");
  const before = await openConflictsOf(app, id);
  await says(app, id, [event("disputed", "2035-12-03", "2035-12-06")]);
  expect(await portalBook(app, "jangada")).toMatchObject([
    { checkIn: "2035-12-03", checkOut: "2035-12-06", channel: "other", state: "confirmed" },
  ]);
  expect(await openConflictsOf(app, id)).toEqual(before);
  expect(await brokenInvariants(deps.pool)).toEqual([]);
});

test("a calendar that has not changed is read as a whole once, because its words were not kept", async () => {
  const { booking } = app.channels;
  const { id } = await feedOf("booking");
  const stay = { checkIn: day("2036-03-01"), checkOut: day("2036-03-04") };
  booking.sell("coqueiro", stay);
  const feedUrl = booking.feedUrl("coqueiro");
  const etag = (await fetch(feedUrl)).headers.get("etag");
  await deps.db
    .updateTable("channel_feed")
    .set({ url: feedUrl, etag })
    .where("id", "=", id)
    .execute();
  await deps.pool.query("update imported_event set sale = null where feed_id = $1", [id]);
  app.passTime(60_000);
  expect(await syncFeed(deps, id)).toBe("read");
  expect((await portalBook(app, "coqueiro")).at(-1)).toMatchObject({ ...stay, state: "confirmed" });
});
