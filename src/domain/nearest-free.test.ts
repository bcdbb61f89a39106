import { describe, expect, test } from "vitest";
import { type Day, day } from "../../domain/day.ts";
import type { Listing, ListingCard } from "../../domain/listing.ts";
import type { StayRules } from "../../domain/stay-rules.ts";
import { findNearestFree } from "./nearest-free.ts";
import { readSearch } from "./room-search.ts";

const today = day("2026-12-01");
const room = (id: string, capacity: number) => ({ id, capacity, roomCount: 1 }) as ListingCard;
const days = (...texts: string[]) => texts.map(day);

const rules: StayRules = {
  minNights: 1,
  maxNights: 30,
  horizonDays: 540,
  sameDayUntil: "20:00",
  noArrivalWeekdays: [],
  sellGaps: true,
};

function houseOf(
  reserved: Record<string, Day[]>,
  special: Record<string, Partial<StayRules>> = {},
) {
  const asked: string[] = [];
  return {
    asked,
    getListing: async (id: string) =>
      ({ rates: { seasons: [] }, rules: { ...rules, ...special[id] } }) as unknown as Listing,
    listListings: async () => [room("mar", 2), room("jangada", 5)],
    async listReservedDays(id: string) {
      asked.push(id);
      return reserved[id] ?? [];
    },
  };
}
const look = (house: ReturnType<typeof houseOf>, query: string, time = "12:00") =>
  findNearestFree(house, readSearch(new URLSearchParams(query)), {
    local: { day: today, time },
    sameDayTurnover: false,
  });

describe("the nearest free dates", () => {
  test("are the nearest of any room that is large enough, nearest first", async () => {
    const house = houseOf({
      mar: days("2026-12-12", "2026-12-13", "2026-12-14", "2026-12-15"),
      jangada: days("2026-12-12"),
    });
    expect(await look(house, "startDate=2026-12-12&endDate=2026-12-14")).toEqual({
      kind: "found",
      refusal: null,
      stays: [
        { checkIn: "2026-12-13", checkOut: "2026-12-15" },
        { checkIn: "2026-12-14", checkOut: "2026-12-16" },
      ],
    });
  });

  test("are nights between two stays too, where they are fewer than the minimum", async () => {
    const house = houseOf(
      { mar: days("2026-12-12", "2026-12-15"), jangada: days("2026-12-12", "2026-12-13") },
      { mar: { minNights: 5 }, jangada: { minNights: 5 } },
    );
    expect(await look(house, "startDate=2026-12-12&endDate=2026-12-13")).toMatchObject({
      stays: [{ checkIn: "2026-12-13", checkOut: "2026-12-14" }],
    });
  });

  test("ask only about rooms that take the party", async () => {
    const house = houseOf({});
    await look(house, "startDate=2026-12-12&endDate=2026-12-14&people=4");
    expect(house.asked).toEqual(["jangada"]);
  });

  test("of dates that have passed lie after today", async () => {
    const found = await look(houseOf({}), "startDate=2026-10-01&endDate=2026-10-03");
    expect(found).toMatchObject({ stays: [{ checkIn: "2026-12-02", checkOut: "2026-12-04" }, {}] });
  });

  test("do not exist for more people than any room takes", async () => {
    const house = houseOf({});
    const found = await look(house, "startDate=2026-12-12&endDate=2026-12-14&people=9");
    expect(found).toEqual({ kind: "too-many" });
    expect(house.asked).toEqual([]);
  });

  test("are such as the room would take", async () => {
    // 2026-12-12 is a Saturday.
    const noWeekend = { noArrivalWeekdays: [0, 6] };
    const house = houseOf({}, { mar: noWeekend, jangada: noWeekend });
    expect(await look(house, "startDate=2026-12-12&endDate=2026-12-14")).toMatchObject({
      refusal: { reason: "no-arrival-day" },
      stays: [{ checkIn: "2026-12-11" }, { checkIn: "2026-12-14" }],
    });
  });

  test("say why the wanted ones are refused, by the room that asks for the least", async () => {
    const house = houseOf({}, { mar: { minNights: 5 }, jangada: { minNights: 3 } });
    expect(await look(house, "startDate=2026-12-12&endDate=2026-12-14")).toEqual({
      kind: "none",
      refusal: { reason: "too-short", nights: 3 },
    });
    expect(
      await look(houseOf({}), "startDate=2026-12-01&endDate=2026-12-02", "22:00"),
    ).toMatchObject({
      refusal: { reason: "too-late-today" },
      stays: [{ checkIn: "2026-12-02" }, {}],
    });
  });

  test("say nothing of rules where a room would take the wanted ones, were it free", async () => {
    const house = houseOf({ jangada: days("2026-12-12") }, { mar: { minNights: 5 } });
    expect(await look(house, "startDate=2026-12-12&endDate=2026-12-14")).toMatchObject({
      refusal: null,
    });
  });
});
