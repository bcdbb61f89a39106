import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, day } from "./day.ts";
import type { Guests } from "./guests.ts";
import { agreedQuote, quote, type Rates } from "./quote.ts";
import { nightCount, type Stay } from "./stay.ts";

const plain: Rates = {
  nightlyPrice: 89_000,
  weekendPrice: null,
  includedGuests: null,
  extraAdult: 0,
  childUpTo12: 9_000,
  childAbove12: 13_000,
  seasons: [],
};
const couple: Guests = { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 };
const stay: Stay = { checkIn: day("2026-12-12"), checkOut: day("2026-12-15") };

const anyPrice = fc.integer({ min: 1, max: 5_000_000 });
const anyStay = fc
  .record({ start: fc.integer({ min: 0, max: 900 }), nights: fc.integer({ min: 1, max: 30 }) })
  .map(({ start, nights }): Stay => {
    const checkIn = addDays(day("2026-01-01"), start);
    return { checkIn, checkOut: addDays(checkIn, nights) };
  });
const anyGuests = fc.record({
  adults: fc.integer({ min: 1, max: 14 }),
  childrenUpTo12: fc.integer({ min: 0, max: 5 }),
  childrenAbove12: fc.integer({ min: 0, max: 5 }),
});
const anySeason = fc
  .record({
    start: fc.integer({ min: 0, max: 900 }),
    length: fc.integer({ min: 0, max: 120 }),
    nightlyPrice: anyPrice,
    fromNights: fc.option(fc.integer({ min: 1, max: 10 })),
    minNights: fc.constant(null),
    createdAt: fc.option(fc.nat(100)),
  })
  .map(({ start, length, ...rest }) => {
    const firstNight = addDays(day("2026-01-01"), start);
    return { firstNight, lastNight: addDays(firstNight, length), ...rest };
  });
const anyRates = fc.record({
  nightlyPrice: anyPrice,
  weekendPrice: fc.option(anyPrice),
  includedGuests: fc.option(fc.integer({ min: 1, max: 14 })),
  extraAdult: fc.nat(100_000),
  childUpTo12: fc.nat(100_000),
  childAbove12: fc.nat(100_000),
  seasons: fc.array(anySeason, { maxLength: 4 }),
});

describe("a quote", () => {
  test("R8.01 three nights at 890 with one child up to 12 at 90 make 2940 reais", () => {
    expect(quote(plain, stay, { ...couple, childrenUpTo12: 1 })).toEqual({
      lines: [
        { kind: "nights", nights: 3, people: 1, unitPrice: 89_000, amount: 267_000 },
        { kind: "children-up-to-12", nights: 3, people: 1, unitPrice: 9_000, amount: 27_000 },
      ],
      total: 294_000,
    });
  });

  test("every child above 12 pays its own price, on a line of its own", () => {
    const { lines } = quote(plain, stay, { ...couple, childrenAbove12: 2 });
    expect(lines).toEqual([
      { kind: "nights", nights: 3, people: 1, unitPrice: 89_000, amount: 267_000 },
      { kind: "children-above-12", nights: 3, people: 2, unitPrice: 13_000, amount: 78_000 },
    ]);
  });

  test("adults beyond the included guests pay per night, on a line before the children", () => {
    const forTwo = { ...plain, includedGuests: 2, extraAdult: 13_000 };
    const party = { adults: 4, childrenUpTo12: 1, childrenAbove12: 0 };
    expect(quote(forTwo, stay, party)).toEqual({
      lines: [
        { kind: "nights", nights: 3, people: 1, unitPrice: 89_000, amount: 267_000 },
        { kind: "extra-adults", nights: 3, people: 2, unitPrice: 13_000, amount: 78_000 },
        { kind: "children-up-to-12", nights: 3, people: 1, unitPrice: 9_000, amount: 27_000 },
      ],
      total: 372_000,
    });
  });

  test("a child pays its own price although an included place is left", () => {
    const forThree = { ...plain, includedGuests: 3, extraAdult: 13_000 };
    const { total } = quote(forThree, stay, { ...couple, childrenUpTo12: 1 });
    expect(total).toBe(267_000 + 27_000);
  });

  test("without a number of included guests, or a price beyond it, no adult pays more", () => {
    const crowd = { ...couple, adults: 5 };
    expect(quote({ ...plain, extraAdult: 13_000 }, stay, crowd).total).toBe(267_000);
    expect(quote({ ...plain, includedGuests: 2 }, stay, crowd).lines).toHaveLength(1);
  });

  test("one adult more never lowers the total, and costs the same price for each", () => {
    fc.assert(
      fc.property(anyRates, anyStay, anyGuests, (rates, anyWish, guests) => {
        const total = (adults: number) => quote(rates, anyWish, { ...guests, adults }).total;
        const more = total(guests.adults + 1) - total(guests.adults);
        const isExtra = rates.includedGuests !== null && guests.adults >= rates.includedGuests;
        expect(more).toBe(isExtra ? rates.extraAdult * nightCount(anyWish) : 0);
      }),
    );
  });

  test("a price that was agreed on is one line for the whole stay", () => {
    expect(agreedQuote(stay, 200_000)).toEqual({
      lines: [{ kind: "agreed", nights: 3, people: 1, unitPrice: 200_000, amount: 200_000 }],
      total: 200_000,
    });
  });

  test("a weekend price holds on Friday and Saturday nights only", () => {
    // 2026-12-10 is a Thursday.
    const thursdayToMonday = { checkIn: day("2026-12-10"), checkOut: day("2026-12-14") };
    const { lines } = quote({ ...plain, weekendPrice: 99_000 }, thursdayToMonday, couple);
    expect(lines.map(({ nights, unitPrice }) => [nights, unitPrice])).toEqual([
      [2, 89_000],
      [2, 99_000],
    ]);
  });

  test("a season's price from three nights on leaves a shorter stay at the nightly price", () => {
    const season = {
      firstNight: day("2026-12-01"),
      lastNight: day("2026-12-13"),
      nightlyPrice: 69_000,
      fromNights: 3,
      minNights: null,
      createdAt: 0,
    };
    const rates = { ...plain, seasons: [season] };
    expect(quote(rates, stay, couple).total).toBe(69_000 * 2 + 89_000);
    const short = { checkIn: day("2026-12-12"), checkOut: day("2026-12-14") };
    expect(quote(rates, short, couple).total).toBe(89_000 * 2);
  });

  test("the lines add up, count every night once and are whole centavos", () => {
    fc.assert(
      fc.property(anyRates, anyStay, anyGuests, (rates, anyWish, guests) => {
        const { lines, total } = quote(rates, anyWish, guests);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(Number.isSafeInteger(total)).toBe(true);
        const nights = lines.filter(({ kind }) => kind === "nights");
        expect(nights.reduce((sum, line) => sum + line.nights, 0)).toBe(nightCount(anyWish));
      }),
    );
  });

  test("without a season that asks for a length, a stay costs what its two halves cost", () => {
    fc.assert(
      fc.property(anyRates, anyStay, anyGuests, (rates, whole, guests) => {
        fc.pre(nightCount(whole) >= 2);
        const seasons = rates.seasons.map((season) => ({ ...season, fromNights: null }));
        const middle = addDays(whole.checkIn, Math.floor(nightCount(whole) / 2));
        const total = (part: Stay) => quote({ ...rates, seasons }, part, guests).total;
        expect(total(whole)).toBe(
          total({ ...whole, checkOut: middle }) + total({ ...whole, checkIn: middle }),
        );
      }),
    );
  });
});
