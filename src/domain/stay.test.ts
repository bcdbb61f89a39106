import { describe, expect, test } from "vitest";
import { addDays, type Day, day } from "./day.ts";
import type { Season } from "./season.ts";
import { includesReservedDay, makeStay, nightsOf } from "./stay.ts";
import { refuseStay, type StayRules } from "./stay-rules.ts";

const stay = { checkIn: day("2026-12-12"), checkOut: day("2026-12-15") };
const reserved = (...days: string[]) => new Set(days as Day[]);

describe("a stay", () => {
  test("R4.02 is half-open: the check-out date is not among its nights", () => {
    expect(nightsOf(stay)).toEqual(["2026-12-12", "2026-12-13", "2026-12-14"]);
    expect(makeStay(stay.checkIn, stay.checkOut)).toEqual(stay);
    expect(makeStay(day("2026-12-12"), day("2026-12-13"))).not.toBeNull();
  });

  test("needs at least one night", () => {
    expect(makeStay(day("2026-12-12"), day("2026-12-12"))).toBeNull();
    expect(makeStay(day("2026-12-13"), day("2026-12-12"))).toBeNull();
  });

  test.each(["2026-12-12", "2026-12-13", "2026-12-14"])(
    "a reserved night %s refuses it",
    (night) => {
      expect(includesReservedDay(stay, reserved(night), false)).toBe(true);
      expect(includesReservedDay(stay, reserved(night), true)).toBe(true);
    },
  );

  test("a reserved check-out day refuses it unless guests may come and go on one day", () => {
    expect(includesReservedDay(stay, reserved("2026-12-15"), false)).toBe(true);
    expect(includesReservedDay(stay, reserved("2026-12-15"), true)).toBe(false);
    expect(includesReservedDay(stay, reserved("2026-12-11", "2026-12-16"), false)).toBe(false);
  });
});

describe("the rules of a stay", () => {
  const rules: StayRules = {
    minNights: 1,
    maxNights: 30,
    horizonDays: 540,
    sameDayUntil: "20:00",
    noArrivalWeekdays: [],
    sellGaps: true,
  };
  const now = { day: day("2026-12-10"), time: "19:59" };
  const ask = (from: string, to: string, change: Partial<StayRules> = {}, local = now) =>
    refuseStay({ checkIn: day(from), checkOut: day(to) }, { ...rules, ...change }, [], local, null);

  test("R39.01 yesterday is past, tonight is bookable until 20:00", () => {
    expect(ask("2026-12-09", "2026-12-11")).toEqual({ reason: "past" });
    expect(ask("2026-12-10", "2026-12-11")).toBeNull();
    const eight = { ...now, time: "20:00" };
    expect(ask("2026-12-10", "2026-12-11", {}, eight)).toEqual({ reason: "too-late-today" });
    expect(ask("2026-12-11", "2026-12-12", {}, eight)).toBeNull();
  });

  test("R39.01 thirty nights and 540 days ahead are the last that can be booked", () => {
    expect(ask("2026-12-10", "2027-01-09")).toBeNull();
    expect(ask("2026-12-10", "2027-01-10")).toEqual({ reason: "too-long", nights: 30 });
    expect(ask("2028-06-02", "2028-06-03")).toBeNull();
    expect(ask("2028-06-03", "2028-06-04")).toEqual({ reason: "too-far" });
  });

  test("a minimum of the listing or of a season is kept, whichever is longer", () => {
    expect(ask("2026-12-12", "2026-12-13", { minNights: 2 })).toEqual({
      reason: "too-short",
      nights: 2,
    });
    const newYear: Season = {
      firstNight: day("2026-12-28"),
      lastNight: day("2027-01-02"),
      nightlyPrice: 1,
      fromNights: null,
      minNights: 5,
      createdAt: 0,
    };
    const from = (checkIn: Day) =>
      refuseStay({ checkIn, checkOut: addDays(checkIn, 3) }, rules, [newYear], now, null);
    for (const checkIn of ["2026-12-26", "2026-12-28", "2026-12-30", "2027-01-02"]) {
      expect(from(day(checkIn))).toEqual({ reason: "too-short", nights: 5 });
    }
    for (const checkIn of ["2026-12-25", "2027-01-03"]) expect(from(day(checkIn))).toBeNull();
  });

  describe("free nights between two stays", () => {
    const taken = reserved("2026-12-18", "2026-12-19", "2026-12-23", "2026-12-24");
    const short = { ...rules, minNights: 5 };
    const fits = (from: string, to: string, sameDayTurnover: boolean, change = {}) => {
      const wish = { checkIn: day(from), checkOut: day(to) };
      const known = { reserved: taken, sameDayTurnover };
      return refuseStay(wish, { ...short, ...change }, [], now, known) === null;
    };

    test("may be had as a whole although they are fewer than the minimum", () => {
      expect(fits("2026-12-20", "2026-12-23", true)).toBe(true);
      expect(fits("2026-12-20", "2026-12-22", true)).toBe(false);
      expect(fits("2026-12-21", "2026-12-23", true)).toBe(false);
    });

    test("end a day earlier where nobody leaves on a reserved day", () => {
      expect(fits("2026-12-20", "2026-12-22", false)).toBe(true);
      expect(fits("2026-12-20", "2026-12-21", false)).toBe(false);
      // Refused because it ends on a reserved day, and it fills no gap either.
      expect(fits("2026-12-20", "2026-12-23", false)).toBe(false);
    });

    test("wait for a longer stay where the owner says so, or only one side is taken", () => {
      expect(fits("2026-12-20", "2026-12-23", true, { sellGaps: false })).toBe(false);
      expect(fits("2026-12-25", "2026-12-28", true)).toBe(false);
      expect(fits("2026-12-15", "2026-12-18", true)).toBe(false);
    });

    test("obey every other rule", () => {
      // 2026-12-20 is a Sunday.
      expect(fits("2026-12-20", "2026-12-23", true, { noArrivalWeekdays: [0] })).toBe(false);
      expect(fits("2026-12-20", "2026-12-23", true, { maxNights: 2 })).toBe(false);
    });
  });

  test("nobody arrives on a weekday that takes no arrivals", () => {
    // 2026-12-13 is a Sunday.
    expect(ask("2026-12-13", "2026-12-15", { noArrivalWeekdays: [0] })).toEqual({
      reason: "no-arrival-day",
    });
    expect(ask("2026-12-12", "2026-12-15", { noArrivalWeekdays: [0] })).toBeNull();
  });
});

test("a stay that a slip of the finger makes centuries long is no stay", () => {
  expect(makeStay(day("0002-01-01"), day("2026-01-01"))).toBeNull();
  expect(makeStay(day("2026-01-01"), day("2028-01-01"))).not.toBeNull();
  expect(makeStay(day("2026-01-01"), day("2028-01-02"))).toBeNull();
});
