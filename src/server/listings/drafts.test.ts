import { describe, expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { connectFeed, says } from "../../../tests/support/feeds.ts";
import { confirmed, manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead } from "../../../tests/support/visit.ts";
import { addDays, daysBetween } from "../../domain/day.ts";
import { addMonths, firstDayOf, type Month, monthOf } from "../../domain/month.ts";
import type { Stay } from "../../domain/stay.ts";
import { blockNights } from "../calendar/block-nights.ts";
import { getConflict } from "../channels/get-conflict.ts";

const app = await openTestApp();
const { deps } = app;
const { api } = await ownerAt(app);
const cause = { actor: "person:dona", source: "admin" } as const;
const { checkIn: today } = stayAhead(app, 0, 1);
const lastMonth = addMonths(monthOf(today), -1);
const nextMonth = addMonths(monthOf(today), 1);

const wish = { name: "Quarto Novo", nightlyPrice: 70_000, capacity: 2, physicalRoomId: null };
const draft = await api.addListing(wish);

/** Room nights by month, and whether 'Quarto Novo' is among the rooms. */
async function counted() {
  const { months, rooms } = await api.numbers({ from: null });
  const of = (month: Month) => months.find((one) => one.month === month)?.roomNights;
  const { nights } = await api.today();
  const { rooms: physicalRooms } = await api.timeline({
    from: addDays(today, -2),
    until: addDays(today, 2),
  });
  return {
    [lastMonth]: of(lastMonth),
    [nextMonth]: of(nextMonth),
    isNamed: rooms.some(({ name }) => name === wish.name),
    today: nights[0]?.rooms,
    timeline: physicalRooms,
  };
}

async function show(published: boolean) {
  const { version, listing } = await api.getListingToEdit({ listingId: draft });
  const { listing: mar } = await api.getListingToEdit({ listingId: "mar" });
  const words = { ...listing.portuguese, cardText: "Novo.", paragraphs: ["Novo."] };
  const edit = { ...listing, photos: mar.photos, portuguese: words };
  await api.saveListing({ listingId: draft, version, listing: edit });
  const saved = await api.getListingToEdit({ listingId: draft });
  await api.publishListing({ listingId: draft, version: saved.version, published });
}

function bookDraft(stay: Stay) {
  return api.takeManualBooking(manualBooking(app, { listingId: draft, stay, total: 10_000 }));
}

describe("a draft", () => {
  let before: Awaited<ReturnType<typeof counted>>;

  test("counts in no month, past or to come, not on the first page and not in the calendar", async () => {
    before = await counted();
    expect(before).toMatchObject({
      [lastMonth]: 4 * daysBetween(firstDayOf(lastMonth), firstDayOf(monthOf(today))),
      isNamed: false,
      today: 4,
      timeline: [4, 4, 4, 4],
    });
  });

  test("that is blocked counts no more", async () => {
    const stay = stayAhead(app, 1, 3);
    await blockNights(deps, { listingId: draft, stay, note: "Obra" }, cause);
    expect(await counted()).toEqual(before);
    const { total } = await api.numbers({ from: null });
    expect(total.blockedNights).toBe(0);
  });

  test("is no way out of a conflict", async () => {
    const { id, stay, room: listing } = await confirmed(app, "mar");
    const feed = await connectFeed(app, listing);
    await says(app, feed.id, [{ uid: "a", ...stay }]);
    const found = await deps.db
      .selectFrom("channel_conflict")
      .select("id")
      .where("feed_id", "=", feed.id)
      .executeTakeFirstOrThrow();
    const { takers } = await getConflict(deps.db, found.id);
    const [taker] = takers;
    expect(taker?.bookingId).toBe(id);
    expect(taker?.freeListings.map(({ listingId }) => listingId)).toEqual(
      expect.arrayContaining(["coqueiro", "jangada"]),
    );
    expect(taker?.freeListings.map(({ listingId }) => listingId)).not.toContain(draft);
  });

  test("counts on the nights that the owner has sold of it all the same", async () => {
    const stay = stayAhead(app, 200, 3);
    await bookDraft(stay);
    const { rooms } = await api.timeline({ from: stay.checkIn, until: addDays(stay.checkOut, 1) });
    expect(rooms).toEqual([5, 5, 5, 4]);
  });
});

test("a room that the site shows counts from that day on, and hidden, for as long as it was shown", async () => {
  const before = await counted();
  await show(true);
  const shown = await counted();
  expect(shown[lastMonth]).toBe(before[lastMonth]);
  expect(shown[nextMonth]).toBeGreaterThan(before[nextMonth] as number);
  expect(shown).toMatchObject({ isNamed: true, today: 5, timeline: [4, 4, 5, 5] });

  // Published since the first of last month.
  await deps.pool.query(
    `update room_on_sale set days = daterange($1, null)
     from physical_room where physical_room_id = id and name = $2`,
    [firstDayOf(lastMonth), wish.name],
  );
  await show(false);
  const hidden = await counted();
  expect(hidden[lastMonth]).toBeGreaterThan(before[lastMonth] as number);
  expect(hidden[nextMonth]).toBe(before[nextMonth]);
  expect(hidden).toMatchObject({ isNamed: true, today: 4, timeline: [5, 5, 4, 4] });
  await show(true);
  expect(await counted()).toMatchObject({ today: 5, timeline: [5, 5, 5, 5] });
  await show(false);
});
