import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { day } from "../../domain/day.ts";
import type { Listing } from "../../domain/listing.ts";
import { fromReais } from "../../domain/money.ts";
import { type Circumstances, judgeBooking } from "./judge-booking.ts";

const listing = {
  capacity: 3,
  rates: {
    nightlyPrice: fromReais(890),
    weekendPrice: null,
    childUpTo12: fromReais(90),
    childAbove12: fromReais(130),
    seasons: [],
  },
  rules: {
    minNights: 1,
    maxNights: 30,
    horizonDays: 540,
    sameDayUntil: "20:00",
    noArrivalWeekdays: [],
  },
} as unknown as Listing;
const usual: Circumstances = {
  listing,
  reserved: new Set([day("2026-12-19")]),
  sameDayTurnover: false,
  local: { day: day("2026-12-01"), time: "10:00" },
};
const two = { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 };
const judge = (checkIn: string, checkOut: string, change: Partial<Circumstances> = {}) =>
  judgeBooking({ checkIn, checkOut, guests: two }, { ...usual, ...change });

describe("what stands between the form and its payment", () => {
  test.each([
    ["12/19/2026", "12/21/2026"],
    ["12/17/2026", "12/21/2026"],
    ["12/17/2026", "12/19/2026"],
  ])("%s to %s holds a reserved day", (checkIn, checkOut) => {
    expect(judge(checkIn, checkOut).complaint).toEqual({ kind: "reserved" });
  });

  test("with same-day turnover the reserved day may be the one of leaving", () => {
    expect(judge("12/17/2026", "12/19/2026", { sameDayTurnover: true }).complaint).toBeNull();
    expect(judge("12/17/2026", "12/20/2026", { sameDayTurnover: true }).complaint).toEqual({
      kind: "reserved",
    });
  });

  test.each([
    ["", "", "check-in", "check-in"],
    ["", "12/15/2026", "check-in", "check-in"],
    ["12/12/2026", "", "check-out", "check-out"],
    ["31/12/2026", "", "check-in", "unreadable"],
    ["12/12/2026", "12/12/2026", "check-out", "longer-stay"],
    ["12/15/2026", "12/12/2026", "check-out", "longer-stay"],
  ])("'%s' to '%s' asks at %s: %s", (checkIn, checkOut, field, ask) => {
    expect(judge(checkIn, checkOut).complaint).toEqual({ kind: "ask", field, ask });
  });

  test.each([
    ["11/30/2026", "12/02/2026", { reason: "past" }],
    ["12/20/2026", "01/25/2027", { reason: "too-long", nights: 30 }],
    ["07/01/2028", "07/03/2028", { reason: "too-far" }],
  ])("%s to %s is refused as the server would", (checkIn, checkOut, refusal) => {
    expect(judge(checkIn, checkOut).complaint).toEqual({ kind: "refused", refusal });
  });

  test("a party above the capacity is refused, and still priced", () => {
    const guests = { adults: 2, childrenUpTo12: 1, childrenAbove12: 1 };
    const judged = judgeBooking({ checkIn: "12/12/2026", checkOut: "12/15/2026", guests }, usual);
    expect(judged.complaint).toEqual({ kind: "guests" });
    expect(judged.quote?.total).toBe(fromReais(3 * (890 + 90 + 130)));
  });

  test("R6.07 button and server decide a range by the same function", () => {
    for (const file of ["./judge-booking.ts", "../../server/bookings/hold-stay.ts"]) {
      const source = readFileSync(new URL(file, import.meta.url), "utf8");
      expect(source).toMatch(
        /import \{[^}]*includesReservedDay[^}]*\} from "[./]+domain\/stay\.ts"/,
      );
      expect(source).toMatch(/includesReservedDay\(/);
      expect(source).not.toMatch(/reserved\??\.has\(/);
    }
  });
});
