import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { day } from "../../domain/day.ts";
import type { Listing } from "../../domain/listing.ts";
import { fromReais } from "../../domain/money.ts";
import {
  type Circumstances,
  isImpossible,
  isOffered,
  judgeBooking,
  type OpenRoom,
  reservedIn,
} from "./judge-booking.ts";

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
const usual = {
  listing,
  reserved: new Set([day("2026-12-19")]),
  sameDayTurnover: false,
  dateFormat: "MM/DD/YYYY" as const,
  local: { day: day("2026-12-01"), time: "10:00" },
};
type Usual = Omit<Circumstances, "rooms"> & OpenRoom;
const one = ({ listing, reserved, ...rest }: Usual): Circumstances => ({
  rooms: [{ listing, reserved }],
  ...rest,
});
const two = { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 };
const judge = (checkIn: string, checkOut: string, change: Partial<Usual> = {}) =>
  judgeBooking({ checkIn, checkOut, parties: [two] }, one({ ...usual, ...change }));

describe("what stands between the form and its payment", () => {
  test.each([
    ["12/19/2026", "12/21/2026"],
    ["12/17/2026", "12/21/2026"],
    ["12/17/2026", "12/19/2026"],
  ])("%s to %s holds a reserved day", (checkIn, checkOut) => {
    expect(judge(checkIn, checkOut).complaint).toEqual({ kind: "reserved" });
  });

  test("dates are read in the order of the house", () => {
    const dayFirst = { dateFormat: "DD/MM/YYYY" } as const;
    expect(judge("05/01/2027", "07/01/2027", dayFirst).stay).toEqual({
      checkIn: "2027-01-05",
      checkOut: "2027-01-07",
    });
    expect(judge("01/05/2027", "01/07/2027").stay).toEqual({
      checkIn: "2027-01-05",
      checkOut: "2027-01-07",
    });
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
    expect(isOffered(stay, one({ ...usual, ...tonight }))).toBe(false);
  });

  test("a party above the capacity is refused, and still priced", () => {
    const guests = { adults: 2, childrenUpTo12: 1, childrenAbove12: 1 };
    const entries = { checkIn: "12/12/2026", checkOut: "12/15/2026", parties: [guests] };
    const judged = judgeBooking(entries, one(usual));
    expect(judged.complaint).toEqual({ kind: "guests", capacity: 3, room: null });
    expect(judged.quote?.total).toBe(fromReais(3 * (890 + 90 + 130)));
  });

  test("R6.07 button and server decide a range by the same function", () => {
    for (const file of ["./judge-booking.ts", "../../server/bookings/refuse-hold.ts"]) {
      const source = readFileSync(new URL(file, import.meta.url), "utf8");
      expect(source).toMatch(
        /import \{[^}]*includesReservedDay[^}]*\} from "[./]+domain\/stay\.ts"/,
      );
      expect(source).toMatch(/includesReservedDay\(/);
      expect(source).not.toMatch(/reserved\??\.has\(/);
    }
  });
});

describe("several rooms of one booking", () => {
  const named = (name: string, more: Partial<Listing> = {}) => ({ ...listing, name, ...more });
  const mar = { listing: named("Quarto Mar"), reserved: new Set([day("2026-12-19")]) };
  const jangada = {
    listing: named("Quarto Jangada", { capacity: 5, rules: { ...listing.rules, minNights: 2 } }),
    reserved: new Set([day("2026-12-24")]),
  };
  const both: Circumstances = { ...usual, rooms: [mar, jangada] };
  const five = { adults: 5, childrenUpTo12: 0, childrenAbove12: 0 };
  const child = { adults: 2, childrenUpTo12: 1, childrenAbove12: 0 };
  const judgeBoth = (checkIn: string, checkOut: string, parties = [child, five]) =>
    judgeBooking({ checkIn, checkOut, parties }, both);

  test("have one total, and lines that name their room", () => {
    const { quote, complaint } = judgeBoth("12/12/2026", "12/14/2026");
    expect(complaint).toBeNull();
    expect(quote?.total).toBe(fromReais(2 * (890 + 90 + 890)));
    expect(quote?.lines.map(({ room, amount }) => [room, amount])).toEqual([
      ["Quarto Mar", fromReais(1780)],
      ["Quarto Mar", fromReais(180)],
      ["Quarto Jangada", fromReais(1780)],
    ]);
  });

  test.each([
    ["12/18/2026", "12/21/2026"],
    ["12/23/2026", "12/26/2026"],
  ])("are free only where each of them is: %s to %s", (checkIn, checkOut) => {
    expect(judgeBoth(checkIn, checkOut).complaint).toEqual({ kind: "reserved" });
  });

  test("are sold by the rules of each", () => {
    const refusal = { reason: "too-short", nights: 2 };
    expect(judgeBoth("12/12/2026", "12/13/2026").complaint).toEqual({ kind: "refused", refusal });
    const night = { checkIn: day("2026-12-12"), checkOut: day("2026-12-13") };
    expect(isOffered(night, both)).toBe(false);
    expect(isOffered(night, { ...both, rooms: [mar] })).toBe(true);
  });

  test("say which one is too small", () => {
    const { complaint } = judgeBoth("12/12/2026", "12/14/2026", [five, child]);
    expect(complaint).toEqual({ kind: "guests", capacity: 3, room: "Quarto Mar" });
  });

  test("show the reserved days of each, and none while one is unknown", () => {
    expect(reservedIn(both)).toEqual(new Set([day("2026-12-19"), day("2026-12-24")]));
    expect(reservedIn({ ...both, rooms: [mar, { ...jangada, reserved: null }] })).toBeNull();
  });
});
