import { describe, expect, test } from "vitest";
import { type Day, day } from "../../domain/day.ts";
import type { ListingCard } from "../../domain/listing.ts";
import { findNearestFree } from "./nearest-free.ts";
import { readSearch } from "./room-search.ts";

const today = day("2026-12-01");
const room = (id: string, capacity: number) => ({ id, capacity, roomCount: 1 }) as ListingCard;
const days = (...texts: string[]) => texts.map(day);

function houseOf(reserved: Record<string, Day[]>) {
  const asked: string[] = [];
  return {
    asked,
    listListings: async () => [room("mar", 2), room("jangada", 5)],
    async listReservedDays(id: string) {
      asked.push(id);
      return reserved[id] ?? [];
    },
  };
}
const look = (house: ReturnType<typeof houseOf>, query: string) =>
  findNearestFree(house, readSearch(new URLSearchParams(query)), today, false);

describe("the nearest free dates", () => {
  test("are the nearest of any room that is large enough, nearest first", async () => {
    const house = houseOf({
      mar: days("2026-12-12", "2026-12-13", "2026-12-14", "2026-12-15"),
      jangada: days("2026-12-12"),
    });
    expect(await look(house, "startDate=2026-12-12&endDate=2026-12-14")).toEqual({
      kind: "found",
      stays: [
        { checkIn: "2026-12-13", checkOut: "2026-12-15" },
        { checkIn: "2026-12-14", checkOut: "2026-12-16" },
      ],
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
});
