import fc from "fast-check";
import { expect, test } from "vitest";
import { day, localTime } from "./day.ts";
import { instantOf } from "./instant.ts";

const at = (date: string, time: string, zone: string) =>
  new Date(instantOf({ day: day(date), time }, zone)).toISOString().slice(0, 16);

test("a minute on a place's wall clock is one instant", () => {
  expect(at("2026-12-12", "14:00", "America/Bahia")).toBe("2026-12-12T17:00");
  expect(at("2026-12-12", "23:30", "America/Bahia")).toBe("2026-12-13T02:30");
  expect(at("2026-01-01", "00:00", "Pacific/Auckland")).toBe("2025-12-31T11:00");
});

test("one that a clock change skips is the first after it, one that it repeats is one of the two", () => {
  expect(at("2026-03-29", "02:30", "Europe/Lisbon")).toBe("2026-03-29T01:30");
  expect(at("2026-03-29", "01:30", "Europe/Lisbon")).toBe("2026-03-29T01:30");
  expect(["2026-10-25T00:30", "2026-10-25T01:30"]).toContain(
    at("2026-10-25", "01:30", "Europe/Lisbon"),
  );
});

test("is read back as the same minute, wherever the house stands", () => {
  const zones = fc.constantFrom("America/Bahia", "America/Rio_Branco", "Asia/Kolkata", "UTC");
  const minutes = fc.integer({ min: 0, max: 3_000_000 }).map((count) => count * 60_000);
  fc.assert(
    fc.property(zones, minutes, (zone, offset) => {
      const instant = Date.parse("2026-01-01T00:00:00Z") + offset;
      expect(instantOf(localTime(zone, instant), zone)).toBe(instant);
    }),
  );
});
