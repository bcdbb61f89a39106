import { describe, expect, test } from "vitest";
import { day } from "../../../domain/day.ts";
import { sameDayOfMonth, weeksOf } from "./months.ts";

describe("months of the calendar", () => {
  test("a shorter month gives its last day", () => {
    expect(sameDayOfMonth(day("2027-01-31"), 1)).toBe("2027-02-28");
    expect(sameDayOfMonth(day("2027-03-15"), -1)).toBe("2027-02-15");
  });

  test("December 2026 begins on a Tuesday and has five rows", () => {
    const weeks = weeksOf(day("2026-12-01"));
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.slice(0, 4)).toEqual([null, null, "2026-12-01", "2026-12-02"]);
    expect(weeks.flat().filter(Boolean)).toHaveLength(31);
  });
});
