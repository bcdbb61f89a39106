import { describe, expect, test } from "vitest";
import { isHour, LEAST_MINUTES_OF_USE, latestCheckIn, minutesOfUse } from "./daily-rate.ts";

describe("the hours of a daily rate", () => {
  test.each([
    ["14:00", "11:00", 21],
    ["15:00", "12:00", 21],
    ["15:00", "11:00", 20],
    ["14:30", "11:00", 20.5],
    ["12:00", "12:00", 24],
    ["10:00", "12:00", 26],
  ])("in at %s and out at %s are %f hours", (checkIn, checkOut, hours) => {
    expect(minutesOfUse(checkIn, checkOut)).toBe(hours * 60);
  });

  test.each(["00:00", "09:30", "11:00", "20:59", "23:00"])(
    "the latest hour to come in, for leaving at %s, leaves the law's 21 hours",
    (checkOut) => {
      expect(minutesOfUse(latestCheckIn(checkOut), checkOut)).toBeGreaterThanOrEqual(
        LEAST_MINUTES_OF_USE,
      );
    },
  );

  test("after eleven in the morning that is two in the afternoon", () => {
    expect(latestCheckIn("11:00")).toBe("14:00");
  });

  test.each(["24:00", "9:00", "12:60", "noon", ""])("'%s' is no hour", (text) => {
    expect(isHour(text)).toBe(false);
  });
});
