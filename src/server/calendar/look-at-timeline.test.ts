import { expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { connectFeed, says } from "../../../tests/support/feeds.ts";
import { confirmed, manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead, Visit } from "../../../tests/support/visit.ts";
import { bookingInKey } from "../../contract/owner-urls.ts";
import { addDays, todayIn } from "../../domain/day.ts";
import { adultsOnly } from "../../domain/guests.ts";
import type { Stay } from "../../domain/stay.ts";
import { blockNights } from "./block-nights.ts";
import { lookAtTimeline } from "./look-at-timeline.ts";

const app = await openTestApp();
const { deps } = app;
const owner = { actor: "person:dona", source: "admin" } as const;
const today = todayIn("America/Bahia", deps.clock());

async function look({ checkIn, checkOut }: Stay, newIds: readonly string[] = []) {
  const at = { today, now: deps.clock(), newIds };
  const timeline = await lookAtTimeline(deps.db, checkIn, checkOut, at);
  const barsOf = (id: string) => timeline.rows.find(({ listingId }) => listingId === id)?.bars;
  return { ...timeline, barsOf };
}

test("shows every listing in the owner's order, unpublished ones too", async () => {
  await deps.db
    .updateTable("listing")
    .set({ published: false })
    .where("id", "=", "farol")
    .execute();
  const { rows, rooms } = await look(stayAhead(app, 0, 14));
  expect(rows.map(({ listingId, published }) => [listingId, published])).toEqual([
    ["mar", true],
    ["coqueiro", true],
    ["jangada", true],
    ["farol", false],
    ["casa-inteira", true],
  ]);
  expect(rooms).toEqual(Array.from({ length: 14 }, () => 4));
  await deps.db.updateTable("listing").set({ published: true }).execute();
});

test("rooms that are held, blocked or imported close the house, in one run of nights", async () => {
  const window = stayAhead(app, 30, 10);
  const night = (from: number, until: number) => ({
    checkIn: addDays(window.checkIn, from),
    checkOut: addDays(window.checkIn, until),
  });
  await new Visit(app).book("mar", night(1, 3));
  await blockNights(deps, { listingId: "farol", stay: night(3, 5), note: "Pintura" }, owner);
  const feed = await connectFeed(app, "jangada");
  await says(app, feed.id, [{ uid: "a", ...night(7, 8) }]);
  const { barsOf, taken } = await look(window);
  expect(barsOf("mar")).toMatchObject([{ kind: "hold", ...night(1, 3) }]);
  expect(barsOf("farol")).toMatchObject([{ kind: "block", note: "Pintura", ...night(3, 5) }]);
  expect(barsOf("jangada")).toMatchObject([
    {
      kind: "booking",
      guestName: null,
      channel: "airbnb",
      isRead: true,
      people: 0,
      ...night(7, 8),
    },
  ]);
  expect(barsOf("coqueiro")).toEqual([]);
  expect(barsOf("casa-inteira")).toMatchObject([
    { kind: "closed", by: "rooms", because: "paying", ...night(1, 5) },
    { kind: "closed", by: "rooms", because: "sold", ...night(7, 8) },
  ]);
  expect(taken).toEqual([0, 1, 1, 0, 0, 0, 0, 1, 0, 0]);
});

test("a sold house closes its rooms, and a guest who leaves on the first day is still seen", async () => {
  const stay = stayAhead(app, 60, 2);
  await new Visit(app).book("casa-inteira", stay);
  const seen = await look({ checkIn: stay.checkOut, checkOut: addDays(stay.checkOut, 7) });
  expect(seen.barsOf("casa-inteira")).toMatchObject([{ kind: "hold", ...stay }]);
  expect(seen.barsOf("mar")).toMatchObject([{ kind: "closed", by: "house", ...stay }]);
  expect(seen.taken).toEqual([0, 0, 0, 0, 0, 0, 0]);
  const later = { checkIn: addDays(stay.checkOut, 1), checkOut: addDays(stay.checkOut, 7) };
  expect((await look(later)).barsOf("casa-inteira")).toEqual([]);
});

test("a booking is new to whoever has not seen it yet", async () => {
  const { id, stay } = await confirmed(app, "coqueiro");
  expect((await look(stay)).barsOf("coqueiro")).toMatchObject([{ open: 0, isNew: false }]);
  expect((await look(stay, [id])).barsOf("coqueiro")).toMatchObject([{ open: 0, isNew: true }]);
});

test("each night has the price of its season, in rows that are shown and in those that are not", async () => {
  const window = stayAhead(app, 100, 4);
  await deps.db
    .insertInto("season")
    .values({
      listing_id: "farol",
      position: 0,
      first_night: addDays(window.checkIn, 1),
      last_night: addDays(window.checkIn, 2),
      nightly_price: 140_000,
      from_nights: null,
      min_nights: null,
    })
    .execute();
  const { rows } = await look(window);
  const farol = rows.find(({ listingId }) => listingId === "farol");
  expect(farol?.prices.map(({ price }) => price)).toEqual([69_000, 140_000, 140_000, 69_000]);
});

test("each room of a booking has a bar of its own, and names its booking and room", async () => {
  const lia = await ownerAt(app);
  const otherRooms = [{ listingId: "farol", guests: adultsOnly(1) }];
  const wish = manualBooking(app, { otherRooms });
  const id = await lia.api.takeManualBooking(wish);
  const { barsOf } = await look(wish.stay);
  const { rooms } = await lia.api.getBooking({ bookingId: id });
  const [mar, farol] = [barsOf("mar"), barsOf("farol")].map((bars) => bars?.at(0));
  const both = { kind: "booking", bookingId: id, rooms: 2, isRead: false };
  expect(mar).toMatchObject({ ...both, people: 2, stayId: rooms[0]?.stayId });
  expect(farol).toMatchObject({ ...both, people: 1, stayId: rooms[1]?.stayId });
  expect(bookingInKey(mar?.key ?? "")).toEqual({ bookingId: id, stayId: rooms[0]?.stayId });
  expect(bookingInKey(farol?.key ?? "")).toEqual({ bookingId: id, stayId: rooms[1]?.stayId });
});
