import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, day } from "./day.ts";
import { adultsOnly } from "./guests.ts";
import { agreedQuote, quote, sumOf } from "./quote.ts";
import type { Stay } from "./stay.ts";
import { differenceLines } from "./stay-difference.ts";
import { rates } from "./testing/rates.ts";

const couple = adultsOnly(2);
const from = day("2027-01-11");
const nights = (count: number, first = 0): Stay => ({
  checkIn: addDays(from, first),
  checkOut: addDays(from, first + count),
});
const agreed = { stay: nights(3), guests: couple, lines: agreedQuote(nights(3), 240_000).lines };

describe("the price of a change alone", () => {
  test("is the added night by the list, whatever the rest was sold for", () => {
    expect(differenceLines(rates, agreed, { stay: nights(4), guests: couple })).toEqual([
      {
        kind: "nights",
        nights: 1,
        people: 1,
        unitPrice: 89_000,
        amount: 89_000,
        stay: nights(1, 3),
      },
    ]);
  });

  test("names the nights before and after, with everybody who sleeps in them", () => {
    const lines = differenceLines(rates, agreed, { stay: nights(5, -1), guests: adultsOnly(3) });
    expect(
      lines?.map(({ kind, stay, people, amount }) => [kind, stay?.checkIn, people, amount]),
    ).toEqual([
      ["nights", "2027-01-10", 1, 89_000],
      ["extra-adults", "2027-01-10", 1, 13_000],
      ["nights", "2027-01-14", 1, 89_000],
      ["extra-adults", "2027-01-14", 1, 13_000],
      ["extra-adults", "2027-01-11", 1, 39_000],
    ]);
  });

  test("gives back a dropped night at what it was sold for", () => {
    expect(differenceLines(rates, agreed, { stay: nights(2), guests: couple })).toMatchObject([
      { kind: "nights", nights: -1, amount: -80_000, stay: nights(1, 2) },
    ]);
  });

  test("gives the dearest night back as the dearest", () => {
    const dear = { ...rates, weekendPrice: 178_000 };
    const bought = { ...agreed, stay: nights(3, 2), lines: agreedQuote(nights(3), 400_000).lines };
    // Wednesday, Thursday, Friday.
    const lines = differenceLines(dear, bought, { stay: nights(2, 2), guests: couple });
    expect(lines).toMatchObject([{ amount: -200_000 }]);
  });

  test("takes off whom it drops", () => {
    const bought = { ...agreed, guests: { ...couple, childrenUpTo12: 2 } };
    expect(differenceLines(rates, bought, { stay: nights(3), guests: couple })).toMatchObject([
      { kind: "children-up-to-12", people: -2, nights: 3, amount: -54_000 },
    ]);
  });

  test("does not exist if no night stays", () => {
    expect(differenceLines(rates, agreed, { stay: nights(3, 3), guests: couple })).toBeNull();
  });

  test("equals the list's, for what was sold by an unchanged list", () => {
    const anyStay = fc
      .tuple(fc.integer({ min: -5, max: 2 }), fc.integer({ min: 3, max: 9 }))
      .map(([first, count]) => nights(count, first));
    const anyGuests = fc.integer({ min: 1, max: 4 }).map(adultsOnly);
    fc.assert(
      fc.property(anyStay, anyStay, anyGuests, anyGuests, (before, after, few, many) => {
        const { lines, total } = quote(rates, before, few);
        const bought = { stay: before, guests: few, lines };
        const difference = differenceLines(rates, bought, { stay: after, guests: many });
        if (!difference) return;
        // A share of the centavos is rounded once for each run of dropped nights.
        const expected = quote(rates, after, many).total;
        expect(Math.abs(total + sumOf(difference) - expected)).toBeLessThanOrEqual(2);
      }),
    );
  });
});
