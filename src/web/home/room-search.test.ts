import { describe, expect, test } from "vitest";
import { day } from "../../domain/day.ts";
import {
  chosenStay,
  readSearch,
  searchDefaults,
  toListingSearch,
  withDates,
  writeSearch,
} from "./room-search.ts";

const read = (query: string) => readSearch(new URLSearchParams(query));
const today = day("2026-11-15");

describe("the room search", () => {
  test("S9.01 S3.21 S3.22 starts from one set of constants: today, today, 2 people, 1 room", () => {
    expect(searchDefaults).toEqual({ startDate: "today", endDate: "today", people: 2, rooms: 1 });
    expect(read("")).toEqual(searchDefaults);
    expect(writeSearch(searchDefaults).toString()).toBe("");
    expect(toListingSearch(searchDefaults)).toBeNull();
  });

  test.each([
    ["startDate", "2026-12-12"],
    ["endDate", "2026-12-15"],
    ["people", "4"],
    ["rooms", "2"],
  ])("S3.23 setting %s leaves the other three unchanged", (name, value) => {
    const { [name as keyof typeof searchDefaults]: set, ...others } = read(`${name}=${value}`);
    expect(String(set)).toBe(value);
    expect(searchDefaults).toMatchObject(others);
    expect(writeSearch(read(`${name}=${value}`)).toString()).toBe(`${name}=${value}`);
  });

  test("R32.02 a real stay goes to the list call with all four parameters", () => {
    expect(toListingSearch(read("startDate=2026-12-12&endDate=2026-12-15"))).toEqual({
      stay: { checkIn: "2026-12-12", checkOut: "2026-12-15" },
      people: 2,
      rooms: 1,
    });
  });

  test.each([
    "startDate=2026-12-15&endDate=2026-12-12",
    "startDate=2026-12-12",
    "people=4&rooms=2",
  ])("S3.24 %s is no real stay and sends nothing", (query) =>
    expect(toListingSearch(read(query))).toBeNull(),
  );

  test("nonsense in the address is as if it were not there", () => {
    const query = "startDate=2026-02-30&endDate=x&people=-1&rooms=1.5";
    expect(read(query)).toEqual(searchDefaults);
    expect(read("people=9999")).toEqual(searchDefaults);
  });

  test("a check-out alone means from today, and says so in the address", () => {
    const search = withDates(searchDefaults, null, day("2026-11-17"), today);
    expect(chosenStay(search)).toEqual({ checkIn: today, checkOut: "2026-11-17" });
    expect(withDates(search, null, null, today)).toEqual(searchDefaults);
  });
});
