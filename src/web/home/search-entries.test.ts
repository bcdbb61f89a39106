import { describe, expect, test } from "vitest";
import { day } from "../../domain/day.ts";
import { guestCount } from "../../domain/guests.ts";
import {
  chosenStay,
  readSearch,
  type SearchEntries,
  searchDefaults,
  toListingSearch,
  withDates,
  writeSearch,
} from "./search-entries.ts";

const read = (query: string) => readSearch(new URLSearchParams(query));
const today = day("2026-11-15");

describe("the room search", () => {
  test("S9.01 S3.21 S3.22 starts from one set of constants: today, today, 2 people, 1 room", () => {
    expect(searchDefaults).toEqual({
      startDate: "today",
      endDate: "today",
      guests: { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 },
      rooms: 1,
    });
    expect(read("")).toEqual(searchDefaults);
    expect(writeSearch(searchDefaults).toString()).toBe("");
    expect(toListingSearch(searchDefaults)).toBeNull();
  });

  test.each([
    ["startDate", "2026-12-12"],
    ["endDate", "2026-12-15"],
    ["people", "4"],
    ["rooms", "2"],
  ] as const)("S3.23 setting %s leaves the other three unchanged", (name, value) => {
    const query = `${name}=${value}`;
    const plain = ({ guests, ...rest }: SearchEntries) => ({ ...rest, people: guestCount(guests) });
    expect(String(plain(read(query))[name])).toBe(value);
    expect({ ...plain(read(query)), [name]: null }).toEqual({
      ...plain(searchDefaults),
      [name]: null,
    });
    expect(writeSearch(read(query)).toString()).toBe(query);
  });

  test("R32.02 a real stay goes to the list call with all four parameters", () => {
    expect(toListingSearch(read("startDate=2026-12-12&endDate=2026-12-15"))).toEqual({
      stay: { checkIn: "2026-12-12", checkOut: "2026-12-15" },
      guests: { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 },
      rooms: 1,
    });
  });

  test("R37.01 children go with the sum in the address, also where the sum is the usual one", () => {
    const query = "people=4&childrenUpTo12=1&childrenAbove12=1";
    expect(read(query).guests).toEqual({ adults: 2, childrenUpTo12: 1, childrenAbove12: 1 });
    expect(writeSearch(read(query)).toString()).toBe(query);
    const usualSum = "people=2&childrenUpTo12=1";
    expect(writeSearch(read(usualSum)).toString()).toBe(usualSum);
    expect(writeSearch(read("people=2")).toString()).toBe("");
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
