import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { connectFeed, importedNights, openConflictsOf } from "../../../tests/support/feeds.ts";
import { confirmed, freshStay } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { Visit } from "../../../tests/support/visit.ts";
import { portalCalendarUrl } from "../../contract/page-urls.ts";
import { addDays, type Day } from "../../domain/day.ts";
import type { Stay } from "../../domain/stay.ts";
import { cancelBooking } from "../amendments/cancel-booking.ts";
import { findFeed } from "./find-feed.ts";
import { ourUid } from "./our-uid.ts";
import { syncFeed } from "./sync-feed.ts";

/** A minimal portal: it lists what the test puts here. */
const listed = new Map<string, Stay & { summary?: string }>();
let answers = true;
const portal = createServer((_request, response) => {
  if (!answers) return response.writeHead(503).end();
  response.writeHead(200, { "content-type": "text/calendar" }).end(calendar());
});
await new Promise<void>((resolve) => portal.listen(0, "127.0.0.1", resolve));
const host = `127.0.0.1:${(portal.address() as AddressInfo).port}`;
afterAll(() => void portal.close());

function calendar(): string {
  const events = [...listed].flatMap(([uid, { checkIn, checkOut, summary }]) => [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    "DTSTAMP:20260101T000000Z",
    `DTSTART;VALUE=DATE:${checkIn.replaceAll("-", "")}`,
    `DTEND;VALUE=DATE:${checkOut.replaceAll("-", "")}`,
    `SUMMARY:${summary ?? "CLOSED - Not available"}`,
    "END:VEVENT",
  ]);
  const frame = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//x//x//EN",
    ...events,
    "END:VCALENDAR",
  ];
  return `${frame.join("\r\n")}\r\n`;
}

const app = await openTestApp({ settings: { CALENDAR_TEST_HOSTS: host } });
const { deps } = app;
const owner = { actor: "person:dona", source: "admin" } as const;
const lia = await ownerAt(app);

async function connect(room: string) {
  listed.clear();
  answers = true;
  const feed = await connectFeed(app, room, "booking");
  const url = `http://${host}/${feed.id}.ics`;
  await deps.db.updateTable("channel_feed").set({ url }).where("id", "=", feed.id).execute();
  return feed;
}

/** A portal that relists everything it has read, under its own uids. */
function repeat(ours: string): void {
  const events = ours.matchAll(/DTSTART;VALUE=DATE:(\d{8})\r\nDTEND;VALUE=DATE:(\d{8})/g);
  for (const [, from = "", until = ""] of events) {
    listed.set(`repeated-${from}`, { checkIn: dashed(from), checkOut: dashed(until) });
  }
}

const dashed = (day: string) => day.replace(/(....)(..)(..)/, "$1-$2-$3") as Day;

/** The portal reads our calendar at its own URL. */
async function portalReads(feedId: string): Promise<string> {
  const { calendar_token } = await deps.db
    .selectFrom("channel_feed")
    .innerJoin("listing", "listing.id", "listing_id")
    .select("calendar_token")
    .where("channel_feed.id", "=", feedId)
    .executeTakeFirstOrThrow();
  app.passTime(60_000);
  const { body } = await new Visit(app).get(portalCalendarUrl(calendar_token, feedId));
  const readAt = async () => (await findFeed(deps.db, feedId)).read_at?.getTime() ?? 0;
  // Recorded after the response was sent.
  await expect.poll(readAt).toBeGreaterThan(deps.clock() - 30_000);
  return body;
}

async function look(feedId: string) {
  app.passTime(60_000);
  return syncFeed(deps, feedId);
}

test("our own event that comes back by its name is ignored", async () => {
  const { id, stay, room } = await confirmed(app, "mar");
  const feed = await connect(room);
  listed.set(ourUid(id, "localhost"), stay);
  await look(feed.id);
  expect(await openConflictsOf(app, feed.id)).toEqual([]);
  expect(await importedNights(app, feed.id)).toEqual([]);
});

test("our own nights that come back under another name are ignored, once the portal has read them", async () => {
  const { id, stay, room } = await confirmed(app, "mar");
  const feed = await connect(room);
  const ours = await portalReads(feed.id);
  expect(ours).toContain(stay.checkIn.replaceAll("-", ""));
  repeat(ours);
  await look(feed.id);
  expect(await openConflictsOf(app, feed.id)).toEqual([]);
  await cancelBooking(deps, id, owner, { who: "guest" });
  await look(feed.id);
  expect(await importedNights(app, feed.id)).toEqual([]);
  expect((await new Visit(app).book(room, stay)).statusCode).toBe(200);
});

test("a closed night of the house that comes back does not close its other rooms", async () => {
  const { stay } = await confirmed(app, "mar");
  const feed = await connect("casa-inteira");
  repeat(await portalReads(feed.id));
  await look(feed.id);
  expect(await importedNights(app, feed.id)).toEqual([]);
  expect((await new Visit(app).book("farol", stay)).statusCode).toBe(200);
});

/** A portal that has taken in everything so far, and then sells a night that we sell too. */
async function soldOnBothSides() {
  const feed = await connect("mar");
  repeat(await portalReads(feed.id));
  await look(feed.id);
  const { stay } = await confirmed(app, "mar");
  listed.set("sold-there-first", stay);
  return feed.id;
}

test("a sale the portal made before it read our nights is a conflict, however late we see it", async () => {
  const feedId = await soldOnBothSides();
  await portalReads(feedId);
  await look(feedId);
  expect(await openConflictsOf(app, feedId)).toHaveLength(1);
});

test("nights told while the portal's own calendar did not answer are not taken for an echo", async () => {
  const feedId = await soldOnBothSides();
  answers = false;
  await portalReads(feedId);
  answers = true;
  await look(feedId);
  expect(await openConflictsOf(app, feedId)).toHaveLength(1);
});

test("what says that it is a sale is never an echo", async () => {
  const { stay, room } = await confirmed(app, "mar");
  const feed = await connect(room);
  await portalReads(feed.id);
  listed.set("sold", { ...stay, summary: "Reserved" });
  await look(feed.id);
  expect(await openConflictsOf(app, feed.id)).toHaveLength(1);
});

test("what was taken for an echo and is called a sale later is a sale", async () => {
  const { stay, room } = await confirmed(app, "mar");
  const feed = await connect(room);
  repeat(await portalReads(feed.id));
  await look(feed.id);
  const name = `repeated-${stay.checkIn.replaceAll("-", "")}`;
  listed.set(name, { ...stay, summary: "Reserved" });
  await look(feed.id);
  expect(await openConflictsOf(app, feed.id)).toHaveLength(1);
});

test("a sale in conflict that comes under a new name with more nights is still in conflict", async () => {
  const feedId = await soldOnBothSides();
  await portalReads(feedId);
  await look(feedId);
  const sale = listed.get("sold-there-first");
  if (!sale) throw new Error("nothing was sold");
  listed.delete("sold-there-first");
  listed.set("renamed", { checkIn: sale.checkIn, checkOut: addDays(sale.checkOut, 1) });
  repeat(await portalReads(feedId));
  await look(feedId);
  expect(await openConflictsOf(app, feedId)).toHaveLength(1);
});

test("somebody who opens the portal's address in a browser is not the portal", async () => {
  const feed = await connect("mar");
  await confirmed(app, "mar");
  const { feeds } = await lia.api.listingChannels({ listingId: "mar" });
  const address = feeds.find(({ id }) => id === feed.id)?.addressForPortal ?? "";
  await app.http.inject({
    url: new URL(address).pathname,
    headers: { "sec-fetch-mode": "navigate" },
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await findFeed(deps.db, feed.id)).read_at).toBeNull();
});

test("nights that are said to be closed, and not sold, are no conflict with ours", async () => {
  const { stay, room } = await confirmed(app, "mar");
  const feed = await connect(room);
  const further = { checkIn: stay.checkIn, checkOut: freshStay(app).checkIn };
  listed.set("host-closed", { ...further, summary: "Airbnb (Not available)" });
  await look(feed.id);
  expect(await openConflictsOf(app, feed.id)).toEqual([]);
  expect((await importedNights(app, feed.id)).join()).toContain(
    `[${stay.checkOut},${further.checkOut})`,
  );
});

test.each(["first", "last"])(
  "a portal that lists only the %s of what it read has not taken it in",
  async (which) => {
    const { stay: first, room } = await confirmed(app, "mar");
    const { stay: last } = await confirmed(app, "mar");
    const stay = which === "first" ? first : last;
    const feed = await connect(room);
    await portalReads(feed.id);
    listed.set("sold-all-the-same", stay);
    await look(feed.id);
    expect(await openConflictsOf(app, feed.id)).toHaveLength(1);
  },
);

test("an echo that grows by nights the portal did not know of takes these nights", async () => {
  const { stay, room } = await confirmed(app, "farol");
  const feed = await connect(room);
  repeat(await portalReads(feed.id));
  await look(feed.id);
  const next = freshStay(app);
  const grown = `repeated-${stay.checkIn.replaceAll("-", "")}`;
  listed.set(grown, { checkIn: stay.checkIn, checkOut: next.checkIn });
  await look(feed.id);
  expect((await importedNights(app, feed.id)).join()).toContain(
    `[${stay.checkOut},${next.checkIn})`,
  );
  expect(await openConflictsOf(app, feed.id)).toEqual([]);
});

test("a portal never reads its own sales back from us, and others do", async () => {
  const feed = await connect("jangada");
  const stay = freshStay(app);
  listed.set("sold-there", stay);
  await look(feed.id);
  const other = await connectFeed(app, "jangada");
  const night = stay.checkIn.replaceAll("-", "");
  expect(await portalReads(feed.id)).not.toContain(night);
  expect(await portalReads(other.id)).toContain(night);
});
