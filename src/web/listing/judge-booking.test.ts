import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { day } from "../../domain/day.ts";
import type { Listing } from "../../domain/listing.ts";
import { fromReais } from "../../domain/money.ts";
import { type Circumstances, isImpossible, isOffered, judgeBooking } from "./judge-booking.ts";

const listing = {
  capacity: 3,
  rates: {
    nightlyPrice: fromReais(890),
    weekendPrice: null,
    includedGuests: null,
    extraAdult: 0,
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
    sellGaps: true,
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
    ["32/12/2026", "", "check-in", "unreadable"],
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

  test("a day that no stay can begin on says so before a check-out is chosen", () => {
    expect(judge("12/18/2026", "").complaint).toEqual({ kind: "no-stay-from" });
    expect(judge("12/18/2026", "", { sameDayTurnover: true }).complaint).toMatchObject({
      kind: "ask",
    });
    const rules = { ...listing.rules, minNights: 3 };
    const asksThree = { listing: { ...listing, rules } };
    expect(judge("12/16/2026", "", asksThree).complaint).toEqual({ kind: "no-stay-from" });
    expect(judge("12/15/2026", "", asksThree).complaint).toMatchObject({ kind: "ask" });
  });

  test("tonight is refused as soon as it is chosen, once it is too late for it", () => {
    const late = { local: { ...usual.local, time: "20:30" } };
    const refusal = { reason: "too-late-today" };
    expect(judge("12/01/2026", "", late).complaint).toEqual({ kind: "refused", refusal });
    expect(judge("12/01/2026", "").complaint).toMatchObject({ kind: "ask" });
  });

  test("nothing is promised for dates that cannot be had", () => {
    expect(isImpossible(judge("12/17/2026", "12/21/2026"))).toBe(true);
    expect(isImpossible(judge("11/30/2026", "12/02/2026"))).toBe(true);
    expect(isImpossible(judge("12/18/2026", ""))).toBe(true);
    expect(isImpossible(judge("12/12/2026", "12/15/2026"))).toBe(false);
  });

  test("nights between two stays may be had as a whole, though fewer than the minimum", () => {
    const short = { ...listing, rules: { ...listing.rules, minNights: 4 } };
    const reserved = new Set([day("2026-12-11"), day("2026-12-15")]);
    const between = { listing: short, reserved };
    const refused = { kind: "refused", refusal: { reason: "too-short", nights: 4 } };
    expect(judge("12/12/2026", "12/14/2026", between).complaint).toBeNull();
    expect(judge("12/12/2026", "12/13/2026", between).complaint).toEqual(refused);
    expect(judge("12/12/2026", "12/14/2026", { ...between, reserved: null }).complaint).toEqual(
      refused,
    );
  });

  test("whether somebody left this morning only the server knows: the button lets it answer", () => {
    const short = { ...listing, rules: { ...listing.rules, minNights: 4 } };
    const tonight = { listing: short, reserved: new Set([day("2026-12-04")]) };
    expect(judge("12/01/2026", "12/03/2026", tonight).complaint).toBeNull();
    expect(judge("12/01/2026", "12/02/2026", tonight).complaint).toMatchObject({ kind: "refused" });
    const stay = { checkIn: day("2026-12-01"), checkOut: day("2026-12-03") };
    expect(isOffered(stay, { ...usual, ...tonight })).toBe(false);
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
