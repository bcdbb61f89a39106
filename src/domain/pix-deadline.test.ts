import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, day, localTime, todayIn } from "./day.ts";
import { instantOf } from "./instant.ts";
import { pixDeadline, yieldsUntil } from "./pix-deadline.ts";

const MINUTE = 60_000;
const timeZone = "America/Bahia";
const local = (text: string, zone = timeZone) =>
  instantOf({ day: day(text.slice(0, 10)), time: text.slice(11) }, zone);
const later = { timeZone, checkIn: day("2026-12-20"), checkInTime: "14:00" };

describe("two hours of the house's day", () => {
  test.each([
    ["2026-12-10 08:00", "2026-12-10 10:00"],
    ["2026-12-10 13:07", "2026-12-10 15:07"],
    ["2026-12-10 18:00", "2026-12-10 20:00"],
    ["2026-12-10 18:01", "2026-12-11 08:01"],
    ["2026-12-10 19:50", "2026-12-11 09:50"],
    ["2026-12-10 20:00", "2026-12-11 10:00"],
    ["2026-12-10 23:00", "2026-12-11 10:00"],
    ["2026-12-11 03:30", "2026-12-11 10:00"],
  ])("told at %s, the nights wait until %s", (told, until) => {
    expect(pixDeadline(local(told), later)).toBe(local(until));
  });

  test.each([
    ["2026-12-20 09:00", "2026-12-20 11:00"],
    ["2026-12-20 13:10", "2026-12-20 14:00"],
    ["2026-12-20 15:00", "2026-12-20 14:00"],
    ["2026-12-19 19:50", "2026-12-20 09:50"],
  ])("told at %s for an arrival on 20 December at 14:00, until %s", (told, until) => {
    expect(pixDeadline(local(told), later)).toBe(local(until));
  });
});

describe("at any moment, in several zones", () => {
  const zones = ["America/Bahia", "America/Noronha", "Asia/Kathmandu", "America/New_York"];
  const moments = fc.record({
    zone: fc.constantFrom(...zones),
    // A whole year, with both clock changes where there are any.
    told: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) }),
    ahead: fc.integer({ min: 0, max: 4 }),
    hour: fc.integer({ min: 10, max: 20 }),
  });

  test("it is never past the check-in hour, and otherwise within the house's day", () => {
    fc.assert(
      fc.property(moments, ({ zone, told, ahead, hour }) => {
        const checkIn = addDays(todayIn(zone, told), ahead);
        const checkInTime = `${hour}:00`;
        const until = pixDeadline(told, { timeZone: zone, checkIn, checkInTime });
        const arrival = instantOf({ day: checkIn, time: checkInTime }, zone);
        expect(until).toBeLessThanOrEqual(arrival);
        if (until === arrival) return;
        const { time } = localTime(zone, until);
        expect(time >= "08:00" && time <= "20:00").toBe(true);
      }),
    );
  });

  test("exactly 120 minutes of it are between 8:00 and 20:00", () => {
    fc.assert(
      fc.property(moments, ({ zone, told }) => {
        const minute = Math.floor(told / MINUTE) * MINUTE;
        const checkIn = addDays(todayIn(zone, told), 30);
        const until = pixDeadline(minute, { timeZone: zone, checkIn, checkInTime: "14:00" });
        let counted = 0;
        for (let at = minute; at < until; at += MINUTE) {
          const { time } = localTime(zone, at);
          if (time >= "08:00" && time < "20:00") counted += 1;
        }
        expect(counted).toBe(120);
      }),
      { numRuns: 60 },
    );
  });

  test("telling later never gives an earlier deadline", () => {
    fc.assert(
      fc.property(moments, fc.nat(48 * 60), ({ zone, told }, minutes) => {
        const stay = {
          timeZone: zone,
          checkIn: addDays(todayIn(zone, told), 9),
          checkInTime: "14:00",
        };
        const first = pixDeadline(told, stay);
        expect(pixDeadline(told + minutes * MINUTE, stay)).toBeGreaterThanOrEqual(first);
      }),
    );
  });
});

describe("nobody of the house looks at night", () => {
  test.each([
    ["2026-12-10 08:00", "2026-12-10 08:00"],
    ["2026-12-10 19:59", "2026-12-10 19:59"],
    ["2026-12-10 20:00", "2026-12-11 08:00"],
    ["2026-12-10 23:30", "2026-12-11 08:00"],
    ["2026-12-11 00:00", "2026-12-11 08:00"],
    ["2026-12-11 07:59", "2026-12-11 08:00"],
  ])("told at %s, the nights go to whoever pays until %s", (told, until) => {
    expect(yieldsUntil(local(told), timeZone)).toBe(local(until));
  });
});
