import { describe, expect, test } from "vitest";
import { connectFeed, says } from "../../../tests/support/feeds.ts";
import { manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { endWithdrawal } from "../../../tests/support/withdrawal.ts";
import { day } from "../../domain/day.ts";
import { parseMonth } from "../../domain/month.ts";
import type { Stay } from "../../domain/stay.ts";
import { cancelBooking } from "../amendments/cancel-booking.ts";
import { notePayment } from "../bookings/note-payment.ts";
import { takeManualBooking } from "../bookings/take-manual-booking.ts";
import { blockNights } from "../calendar/block-nights.ts";
import { removeFeed } from "../channels/change-feeds.ts";
import { completeStay } from "../portal-stays/complete-stay.ts";
import { noteReturn } from "../refunds/note-return.ts";
import { exportNumbers } from "./export-numbers.ts";
import { getNumbers } from "./get-numbers.ts";

const app = await openTestApp({ now: Date.parse("2031-01-15T12:00:00-03:00") });
const { deps } = app;
const cause = { actor: "person:dona", source: "admin" } as const;
const today = day("2031-01-15");

function stay(checkIn: string, checkOut: string): Stay {
  return { checkIn: day(checkIn), checkOut: day(checkOut) };
}

function book(listingId: string, checkIn: string, checkOut: string, total: number) {
  const asked = manualBooking(app, { listingId, stay: stay(checkIn, checkOut), total });
  return takeManualBooking(deps, asked, cause);
}

/** Across the year boundary: 100.00 over three nights, one of them in January. */
await book("mar", "2030-12-30", "2031-01-02", 10_000);
/** Four rooms for two nights: 1,000.01 over eight. */
await book("casa-inteira", "2031-01-10", "2031-01-12", 100_001);
await book("coqueiro", "2031-01-20", "2031-01-21", 50_000);
await blockNights(
  deps,
  { listingId: "farol", stay: stay("2031-01-30", "2031-02-03"), note: "Pintura" },
  cause,
);
const cancelled = await book("jangada", "2031-02-10", "2031-02-14", 80_000);
await notePayment(deps, cancelled, { amount: 30_000, means: "pix" }, cause);
await noteReturn(deps, cancelled, { amount: 10_000, means: "pix" }, cause);
await endWithdrawal({ deps }, cancelled);
await cancelBooking(deps, cancelled, cause, { who: "guest", refund: 0, agreed: "Combinado." });
/** Outside the twelve months, on both sides. */
await book("mar", "2030-06-01", "2030-06-03", 70_000);
await book("mar", "2031-07-01", "2031-07-03", 70_000);
const feed = await connectFeed(app, "mar");
await says(app, feed.id, [{ uid: "a", ...stay("2031-03-01", "2031-03-04") }]);

const numbers = await getNumbers(deps.db, today, null);
const month = (name: string) => numbers.months.find((one) => one.month === name);
const room = (name: string) => numbers.rooms.find((one) => one.name === name);

/** A month of four rooms in which nothing happens. */
const empty = (days: number) => ({
  roomNights: 4 * days,
  soldNights: 0,
  unpricedNights: 0,
  blockedNights: 0,
  revenue: 0,
  kept: 0,
  commission: 0,
  averageRate: null,
  revPar: 0,
});

describe("the numbers of a house counted by hand", () => {
  test("are of the six months before, this one and the five after", () => {
    expect(numbers.months.map((one) => one.month)).toEqual([
      ...["2030-07", "2030-08", "2030-09", "2030-10", "2030-11", "2030-12"],
      ...["2031-01", "2031-02", "2031-03", "2031-04", "2031-05", "2031-06"],
    ]);
  });

  test("a stay across two months counts in both, to the centavo", () => {
    expect(month("2030-12")).toEqual({
      ...empty(31),
      month: "2030-12",
      soldNights: 2,
      revenue: 6_666,
      averageRate: 3_333,
      revPar: Math.round(6_666 / 124),
    });
    const january = 3_334 + 100_001 + 50_000;
    expect(month("2031-01")).toEqual({
      ...empty(31),
      month: "2031-01",
      soldNights: 1 + 8 + 1,
      blockedNights: 2,
      revenue: january,
      averageRate: Math.round(january / 10),
      revPar: Math.round(january / 124),
    });
  });

  test("a cancelled booking counts what was kept, in the month of its check-in, and no night", () => {
    expect(month("2031-02")).toEqual({
      ...empty(28),
      month: "2031-02",
      blockedNights: 2,
      revenue: 20_000,
      kept: 20_000,
      revPar: Math.round(20_000 / 112),
    });
    expect(room("Quarto Jangada")).toMatchObject({ kept: 20_000, soldNights: 2 });
  });

  test("nights sold elsewhere are sold, at a price nobody knows", () => {
    const sold = { soldNights: 3, unpricedNights: 3, averageRate: null, revenue: 0 };
    expect(month("2031-03")).toMatchObject(sold);
    expect(numbers.channels).toMatchObject([
      { channel: "phone", soldNights: 12, unpricedNights: 0, roomNights: 4 * 365 },
      { channel: "airbnb", soldNights: 3, unpricedNights: 3, revenue: 0 },
    ]);
    expect(numbers.savings).toBeNull();
  });

  test("the whole house's price is shared out among its rooms", () => {
    const nights = numbers.rooms.map(({ name, soldNights, blockedNights }) => [
      name,
      soldNights,
      blockedNights,
    ]);
    expect(nights).toEqual([
      ["Quarto Mar", 3 + 2 + 3, 0],
      ["Quarto Coqueiro", 1 + 2, 0],
      ["Quarto Jangada", 2, 0],
      ["Quarto Farol", 2, 4],
    ]);
    expect(room("Quarto Farol")?.revenue).toBe(25_001);
    expect(room("Quarto Mar")?.revenue).toBe(10_000 + 25_000);
  });

  test("months, rooms and channels add up to the same total, which is what the bookings cost", () => {
    const sum = (parts: readonly { revenue: number }[]) =>
      parts.reduce((so, { revenue }) => so + revenue, 0);
    const bookings = 10_000 + 100_001 + 50_000 + 20_000;
    const { months, rooms, channels, total } = numbers;
    expect([sum(months), sum(rooms), sum(channels), total.revenue]).toEqual(
      Array.from({ length: 4 }, () => bookings),
    );
    expect(total).toMatchObject({ roomNights: 4 * 365, soldNights: 15, blockedNights: 4 });
  });
});

describe("the period", () => {
  test("begins with another month, and is shorter if asked for", async () => {
    const later = await getNumbers(deps.db, today, parseMonth("2031-07"));
    expect(later.months[0]).toMatchObject({ month: "2031-07", soldNights: 2, revenue: 70_000 });
    expect(later.months.at(-1)?.month).toBe("2032-06");
    expect(later.thisMonth).toBe("2031-01");
    const { months, total } = await getNumbers(deps.db, today, parseMonth("2030-12"), 1);
    expect(months).toEqual([month("2030-12")]);
    expect(total).toMatchObject({ soldNights: 2, revenue: 6_666 });
  });

  test("is never longer than a year, nor shorter than a month", async () => {
    const lengths = [0, 13, 1_000_000].map(async (asked) => {
      const { months } = await getNumbers(deps.db, today, parseMonth("2033-01"), asked);
      return months.length;
    });
    expect(await Promise.all(lengths)).toEqual([1, 12, 12]);
  });
});

test("what a portal sold counts like any booking once its price is written down", async () => {
  const { booking_id: id } = await deps.db
    .selectFrom("portal_stay")
    .select("booking_id")
    .executeTakeFirstOrThrow();
  const money = { price: 90_000, commission: 9_000, paidTo: "portal" } as const;
  const nobody = { guestName: null, guestPhone: null, guestEmail: null, guests: null };
  const edit = { ...nobody, expectedArrival: null, note: "", money };
  await completeStay(deps, id, 1, edit, cause);
  const march = async () => {
    const { months } = await getNumbers(deps.db, today, null);
    return months.find((one) => one.month === "2031-03");
  };
  const priced = { soldNights: 3, averageRate: 30_000, revenue: 90_000 };
  expect(await march()).toMatchObject(priced);
  await removeFeed(deps, feed.id, cause);
  expect(await march()).toMatchObject(priced);
  await completeStay(
    deps,
    id,
    2,
    { ...edit, money: { ...money, price: null, commission: null } },
    cause,
  );
  expect(await march()).toMatchObject({ soldNights: 3, averageRate: null, revenue: 0 });
});

test("the spreadsheet says the same, and a room's name runs as no formula", async () => {
  await deps.pool.query("update physical_room set name = '=1+1;Mar' where name = 'Quarto Mar'");
  const csv = exportNumbers(await getNumbers(deps.db, today, null));
  const lines = csv.replace("\uFEFF", "").trimEnd().split("\r\n");
  expect(lines).toHaveLength(1 + 12 + 4 + 2 + 1);
  expect(lines[6]).toBe("2030-12;Todos;Todos;124;2;0;0;1,6;33,33;0,54;66,66;0,00;0,00");
  expect(lines[8]).toBe("2031-02;Todos;Todos;112;0;0;2;0,0;;1,79;200,00;0,00;200,00");
  const year = "2030-07 a 2031-06";
  expect(lines[13]).toBe(`${year};"'=1+1;Mar";Todos;365;8;3;0;2,2;70,00;0,96;350,00;0,00;0,00`);
  expect(lines[18]).toBe(`${year};Todos;Airbnb;1460;3;3;0;0,2;;0,00;0,00;0,00;0,00`);
  expect(lines.at(-1)).toBe(`${year};Todos;Todos;1460;15;3;4;1,0;133,33;1,23;1800,01;0,00;200,00`);
});
