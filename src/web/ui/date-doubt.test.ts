import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, day, daysBetween } from "../../domain/day.ts";
import { meantDates } from "./date-doubt.ts";

const today = day("2026-11-15");
const dayOf = (text: string | null) => (text === null ? null : day(text));
const meant = (checkIn: string | null, checkOut: string | null) =>
  meantDates({ checkIn: dayOf(checkIn), checkOut: dayOf(checkOut) }, today);

describe("typed dates that can be read both ways", () => {
  test.each([
    // Typed                     read with the month first      meant
    ["05/01 to 08/01", "2027-05-01", "2027-08-01", "2027-01-05", "2027-01-08"],
    ["10/12 to 12/12", "2026-10-12", "2026-12-12", "2026-12-10", "2026-12-12"],
    ["08/01 to 20/01", "2027-08-01", "2027-01-20", "2027-01-08", "2027-01-20"],
    ["01/05 picked, 08/01 typed", "2027-01-05", "2027-08-01", "2027-01-05", "2027-01-08"],
    ["02/01 picked, 05/02 typed", "2027-02-01", "2027-05-02", "2027-02-01", "2027-02-05"],
  ])("%s are asked about", (_, checkIn, checkOut, from, to) => {
    expect(meant(checkIn, checkOut)).toEqual({ checkIn: from, checkOut: to });
  });

  test("a check-in alone is asked about when it would lie in the past", () => {
    expect(meant("2026-05-12", null)).toEqual({ checkIn: "2026-12-05", checkOut: null });
    expect(meant("2027-05-12", null)).toBeNull();
  });

  test.each([
    ["a stay of up to 14 nights", "2027-05-01", "2027-05-15"],
    ["a long stay that no other reading shortens", "2027-05-20", "2027-06-20"],
    ["a reversed stay that is one either way", "2027-08-08", "2027-05-05"],
    ["no date at all", null, null],
  ])("%s is not asked about", (_, checkIn, checkOut) => {
    expect(meant(checkIn, checkOut)).toBeNull();
  });

  test("whatever is asked about is ahead, the right way round and shorter than what was read", () => {
    const days = fc.integer({ min: -400, max: 800 }).map((count) => addDays(today, count));
    fc.assert(
      fc.property(days, days, (checkIn, checkOut) => {
        const asked = meantDates({ checkIn, checkOut }, today);
        if (!asked?.checkIn || !asked.checkOut) return;
        const nights = daysBetween(asked.checkIn, asked.checkOut);
        const read = daysBetween(checkIn, checkOut);
        expect(asked.checkIn >= today && nights >= 1).toBe(true);
        expect(nights).toBeLessThan(checkIn >= today && read > 14 ? read : 31);
      }),
    );
  });
});
