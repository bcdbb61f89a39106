import { expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { connectFeed, says } from "../../../tests/support/feeds.ts";
import { manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { ManualBooking } from "../../contract/owner/bookings.ts";
import { day } from "../../domain/day.ts";
import { adultsOnly } from "../../domain/guests.ts";
import { parseMonth } from "../../domain/month.ts";
import type { Stay } from "../../domain/stay.ts";

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);
await deps.pool.query(
  `update property set cancellation_policy = cancellation_policy
     || '{"regretDays": 0, "tiers": [{"daysBefore": 0, "refundPercent": 40}]}'`,
);
const feeds = {
  mar: await connectFeed(app, "mar", "booking"),
  farol: await connectFeed(app, "farol", "airbnb"),
};

let months = 0;

/** A month that no other test uses. */
function nextMonth() {
  months += 1;
  const month = `20${40 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;
  const on = (first: number, end: number): Stay => ({
    checkIn: day(`${month}-${String(first).padStart(2, "0")}`),
    checkOut: day(`${month}-${String(end).padStart(2, "0")}`),
  });
  return { on, numbers: () => lia.api.numbers({ from: parseMonth(month), months: 1 }) };
}

const book = (changes: Partial<ManualBooking>) =>
  lia.api.takeManualBooking(manualBooking(app, changes));

/** The events of each calendar: a portal lists everything that it has sold. */
const listed = { mar: [] as Event[], farol: [] as Event[] };
type Event = Parameters<typeof says>[2][number];

async function sold(room: keyof typeof feeds, stay: Stay, sale: Event["sale"] = "unsaid") {
  listed[room].push({ uid: `${room} ${stay.checkIn}`, ...stay, sale });
  await says(app, feeds[room].id, listed[room]);
  const { rows } = await deps.pool.query<{ id: string }>(
    "select booking_id as id from portal_stay where feed_id = $1 and first_night = $2",
    [feeds[room].id, stay.checkIn],
  );
  return rows[0]?.id ?? "";
}

async function complete(id: string, price: number | null, commission: number | null) {
  const { version } = await lia.api.getBooking({ bookingId: id });
  await lia.api.completePortalStay({
    bookingId: id,
    version,
    ...{ guestName: null, guestPhone: null, guestEmail: null, guests: null },
    ...{ expectedArrival: null, note: "", money: { price, commission, paidTo: "portal" } },
  });
}

test("each room of a booking counts by its own nights and its own price", async () => {
  const { on, numbers } = nextMonth();
  const id = await book({
    stay: on(3, 6),
    guests: adultsOnly(2),
    otherRooms: [{ listingId: "farol", guests: adultsOnly(2) }],
    total: 60_000,
  });
  const { rooms } = await lia.api.getBooking({ bookingId: id });
  const [mar, farol] = rooms;
  const figures = await numbers();
  const earned = figures.rooms.map(({ name, revenue, soldNights }) => [name, soldNights, revenue]);
  expect(earned).toEqual([
    ["Quarto Mar", 3, mar?.total],
    ["Quarto Coqueiro", 0, 0],
    ["Quarto Jangada", 0, 0],
    ["Quarto Farol", 3, farol?.total],
  ]);
  expect(figures.total).toMatchObject({ soldNights: 6, revenue: 60_000, averageRate: 10_000 });
});

test("a room that was cancelled alone counts what was kept of it; an extra stays with the others", async () => {
  const { on, numbers } = nextMonth();
  const id = await book({
    stay: on(3, 6),
    guests: adultsOnly(2),
    otherRooms: [{ listingId: "farol", guests: adultsOnly(2) }],
    total: 60_000,
    paid: { amount: 60_000, means: "pix" },
  });
  await lia.api.addExtra({ bookingId: id, amount: 5_000, words: "Passeio" });
  const [mar, farol] = (await lia.api.getBooking({ bookingId: id })).rooms;
  const { refund, kept } = await lia.api.previewStayCancellation({
    bookingId: id,
    stayId: mar?.stayId ?? "",
  });
  await lia.api.cancelStay({
    bookingId: id,
    stayId: mar?.stayId ?? "",
    who: "guest",
    seen: refund,
  });
  expect(kept).toBeGreaterThan(0);
  const { total, rooms } = await numbers();
  const left = (farol?.total ?? 0) + 5_000;
  expect(total).toMatchObject({ soldNights: 3, revenue: left + kept, kept });
  expect(rooms[3]).toMatchObject({ soldNights: 3, revenue: left, kept: 0 });
  expect(rooms[0]).toMatchObject({ soldNights: 0, revenue: kept, kept });
});

test("a portal's guest without a price is named, even if she pays for something else", async () => {
  const { on, numbers } = nextMonth();
  await book({ listingId: "coqueiro", stay: on(1, 3), total: 40_000 });
  const id = await sold("mar", on(10, 14));
  await lia.api.addExtra({ bookingId: id, amount: 3_000, words: "Passeio" });
  expect((await numbers()).total).toMatchObject({
    soldNights: 6,
    unpricedNights: 4,
    revenue: 43_000,
    averageRate: 20_000,
  });
  await complete(id, 80_000, 12_000);
  expect((await numbers()).total).toMatchObject({
    unpricedNights: 0,
    revenue: 123_000,
    commission: 12_000,
    averageRate: 20_500,
  });
});

test("what a portal has only closed is blocked, and so is what the owner calls closed", async () => {
  const { on, numbers } = nextMonth();
  await sold("farol", on(1, 4), "closed");
  const id = await sold("mar", on(10, 12));
  expect((await numbers()).total).toMatchObject({ soldNights: 2, blockedNights: 3 });
  await lia.api.callClosed({ bookingId: id });
  const { total, channels } = await numbers();
  expect(total).toMatchObject({ soldNights: 0, unpricedNights: 0, blockedNights: 5 });
  expect(channels.map(({ soldNights }) => soldNights)).not.toContain(2);
});

test("nights that a portal sold before its guests were in the book are sold at an unknown price", async () => {
  const { on, numbers } = nextMonth();
  await deps.pool.query(
    `with event as (
       insert into imported_event (feed_id, uid, first_night, end_day, first_seen_at)
       values ($1, 'old', $2, $3, now()) returning id
     ) insert into occupied_nights (physical_room_id, stay, kind, imported_event_id)
     select physical_room_id, daterange($2, $3), 'imported', event.id
     from event, listing_physical_room where listing_id = 'farol'`,
    [feeds.farol.id, on(5, 7).checkIn, on(5, 7).checkOut],
  );
  const { channels, total } = await numbers();
  expect(total).toMatchObject({ soldNights: 2, unpricedNights: 2, blockedNights: 0 });
  expect(channels).toMatchObject([{ channel: "airbnb", soldNights: 2 }]);
  await deps.pool.query("delete from imported_event where uid = 'old'");
});

test("a guest whose nights were sold here as well counts until one of the two is cancelled", async () => {
  const { on, numbers } = nextMonth();
  const ours = await book({ listingId: "mar", stay: on(5, 8), total: 30_000 });
  await complete(await sold("mar", on(5, 8)), 50_000, null);
  expect((await numbers()).rooms[0]).toMatchObject({ soldNights: 6, revenue: 80_000 });
  await lia.api.cancelBooking({ bookingId: ours, who: "house" });
  expect((await numbers()).rooms[0]).toMatchObject({ soldNights: 3, revenue: 50_000 });
});

test("a listing that has more rooms now does not change what was sold before", async () => {
  const { on, numbers } = nextMonth();
  await book({ listingId: "casa-inteira", stay: on(5, 6), total: 80_000 });
  const before = await numbers();
  await deps.pool.query(
    `delete from listing_physical_room using physical_room
     where listing_id = 'casa-inteira' and physical_room_id = id and name = 'Quarto Farol'`,
  );
  expect(await numbers()).toEqual(before);
  await deps.pool.query(
    `insert into listing_physical_room
     select 'casa-inteira', id from physical_room where name = 'Quarto Farol'`,
  );
});

test("direct stays have saved what the portals' mean commission would have taken of them", async () => {
  const { on, numbers } = nextMonth();
  await book({ listingId: "coqueiro", stay: on(1, 3), total: 40_001 });
  await book({ listingId: "jangada", stay: on(1, 3), total: 20_000, channel: "whatsapp" });
  await book({ listingId: "coqueiro", stay: on(5, 6), total: 70_000, channel: "airbnb" });
  const [priced, free, unsaid] = [
    await sold("mar", on(10, 12)),
    await sold("mar", on(14, 16)),
    await sold("farol", on(10, 12)),
  ];
  await complete(priced, 100_000, 20_000);
  await complete(unsaid, 90_000, null);
  const rate = { stays: 1, revenue: 100_000, commission: 20_000 };
  expect((await numbers()).savings).toEqual({
    rate,
    channels: [
      { channel: "phone", revenue: 40_001, saved: 8_000 },
      { channel: "whatsapp", revenue: 20_000, saved: 4_000 },
    ],
    saved: 12_000,
  });
  await complete(free, 100_000, 0);
  const { savings, total } = await numbers();
  expect(savings).toMatchObject({
    rate: { stays: 2, revenue: 200_000, commission: 20_000 },
    saved: 6_000,
  });
  expect(total.commission).toBe(20_000);
});
