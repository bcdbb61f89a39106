import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  day,
  daysBetween,
  localTime,
  parseDay,
  todayIn,
  toEpoch,
  weekday,
} from "./day.ts";

describe("a day", () => {
  test.each(["2026-02-30", "2026-1-5", "2026-13-01", "2026-00-10", "2025-02-29", "", "20261201"])(
    "%s is not a day",
    (text) => {
      expect(parseDay(text)).toBeNull();
    },
  );

  test("every day of 400 years agrees with the platform's calendar", () => {
    const first = day("1900-01-01");
    for (let offset = 0; offset < 146_097; offset++) {
      const date = new Date(Date.UTC(1900, 0, 1 + offset));
      const expected = date.toISOString().slice(0, 10);
      if (addDays(first, offset) !== expected) expect(addDays(first, offset)).toBe(expected);
      if (weekday(day(expected)) !== date.getUTCDay()) expect(expected).toBe("its weekday");
    }
    expect(toEpoch(day("2026-12-12"))).toBe(Date.UTC(2026, 11, 12));
  });

  test("adding days and counting them are each other's inverse", () => {
    fc.assert(
      fc.property(fc.integer({ min: -50_000, max: 50_000 }), (count) => {
        const from = day("2026-12-12");
        expect(daysBetween(from, addDays(from, count))).toBe(count);
      }),
    );
  });

  test("today is the date at the property, whatever the server's clock zone", () => {
    const justBeforeMidnightInBahia = Date.UTC(2026, 11, 13, 2, 59);
    expect(todayIn("America/Bahia", justBeforeMidnightInBahia)).toBe("2026-12-12");
    expect(todayIn("America/Bahia", justBeforeMidnightInBahia + 60_000)).toBe("2026-12-13");
    expect(localTime("America/Bahia", justBeforeMidnightInBahia).time).toBe("23:59");
    expect(localTime("America/Bahia", justBeforeMidnightInBahia + 60_000).time).toBe("00:00");
  });
});
