import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, day } from "./day.ts";
import type { Guests } from "./guests.ts";
import { offerIn, oneMoreNight } from "./offer.ts";
import { quote, type Rates } from "./quote.ts";
import type { Season } from "./season.ts";
import { nightCount, type Stay } from "./stay.ts";

const FIRST = day("2027-01-01");
const couple: Guests = { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 };

function stayOf(from: number, nights: number): Stay {
  const checkIn = addDays(FIRST, from);
  return { checkIn, checkOut: addDays(checkIn, nights) };
}

function season(first: number, last: number, rest: Partial<Season>): Season {
  const open = { nightlyPrice: 69_000, fromNights: null, minNights: null, createdAt: 0 };
  return { firstNight: addDays(FIRST, first), lastNight: addDays(FIRST, last), ...open, ...rest };
}

function room(seasons: readonly Season[], minNights = 1) {
  const persons = { includedGuests: 2, extraAdult: 13_000, childUpTo12: 9_000, childAbove12: 0 };
  const rates: Rates = { nightlyPrice: 89_000, weekendPrice: null, ...persons, seasons };
  return { rates, rules: { minNights } };
}

const fromThree = season(0, 100, { fromNights: 3 });
const always = () => true;

describe("what makes a stay cheaper", () => {
  test("is a price from three nights on, against what the same nights cost without it", () => {
    expect(offerIn(room([fromThree]), stayOf(10, 3), couple)).toEqual({
      fullTotal: 3 * 89_000,
      fromNights: 3,
    });
    expect(offerIn(room([fromThree]), stayOf(10, 2), couple)).toBeNull();
  });

  test("is a cheap season, for whoever stays in it", () => {
    const low = room([season(0, 100, {})]);
    expect(offerIn(low, stayOf(10, 1), couple)).toEqual({ fullTotal: 89_000, fromNights: null });
  });

  test("is a long stay in a high season, against the season's own price", () => {
    const high = season(0, 100, { nightlyPrice: 120_000 });
    const week = season(0, 100, { nightlyPrice: 100_000, fromNights: 7, createdAt: 1 });
    expect(offerIn(room([high, week]), stayOf(10, 7), couple)).toEqual({
      fullTotal: 7 * 120_000,
      fromNights: 7,
    });
    expect(offerIn(room([high, week]), stayOf(10, 6), couple)).toBeNull();
  });

  test("is nothing where nobody could ever pay the other price", () => {
    const high = season(0, 100, { nightlyPrice: 120_000 });
    const least = season(0, 100, { nightlyPrice: 100_000, fromNights: 3, createdAt: 1 });
    expect(offerIn(room([high, least], 3), stayOf(10, 3), couple)).toBeNull();
    const asked = { ...least, minNights: 3 };
    expect(offerIn(room([high, asked]), stayOf(10, 3), couple)).toBeNull();
  });

  test("is nothing where a longer stay costs more", () => {
    const dear = season(0, 100, { nightlyPrice: 99_000, fromNights: 3 });
    expect(offerIn(room([dear]), stayOf(10, 3), couple)).toBeNull();
  });

  test("leaves the guests' own prices alone", () => {
    const family = { adults: 3, childrenUpTo12: 1, childrenAbove12: 0 };
    expect(offerIn(room([fromThree]), stayOf(10, 3), family)).toMatchObject({
      fullTotal: 3 * (89_000 + 13_000 + 9_000),
    });
  });
});

describe("one more night", () => {
  test("costs the difference of the two totals", () => {
    const more = oneMoreNight(room([fromThree]), stayOf(10, 2), couple, always);
    expect(more).toEqual({ stay: stayOf(10, 3), price: 3 * 69_000 - 2 * 89_000 });
  });

  test("may make the whole stay cheaper", () => {
    const half = room([{ ...fromThree, nightlyPrice: 45_000 }]);
    expect(oneMoreNight(half, stayOf(10, 2), couple, always)?.price).toBe(-43_000);
  });

  test("is offered where it costs less than the nights before it", () => {
    const high = season(0, 11, { nightlyPrice: 120_000 });
    expect(oneMoreNight(room([high]), stayOf(10, 2), couple, always)?.price).toBe(89_000);
    expect(oneMoreNight(room([high]), stayOf(8, 2), couple, always)).toBeNull();
  });

  test("is not offered at its ordinary price, or where it cannot be had", () => {
    expect(oneMoreNight(room([]), stayOf(10, 2), couple, always)).toBeNull();
    const isTaken = ({ checkOut }: Stay) => checkOut !== addDays(FIRST, 13);
    expect(oneMoreNight(room([fromThree]), stayOf(10, 2), couple, isTaken)).toBeNull();
  });
});

const anyPrice = fc.integer({ min: 1, max: 500_000 });
const anySeason = fc
  .record({
    first: fc.integer({ min: 0, max: 40 }),
    length: fc.integer({ min: 0, max: 30 }),
    nightlyPrice: anyPrice,
    fromNights: fc.option(fc.integer({ min: 1, max: 8 })),
    minNights: fc.option(fc.integer({ min: 1, max: 5 })),
    createdAt: fc.option(fc.nat(9)),
  })
  .map(({ first, length, ...rest }) => season(first, first + length, rest));
const anyRoom = fc.record({
  rates: fc.record({
    nightlyPrice: anyPrice,
    weekendPrice: fc.option(anyPrice),
    includedGuests: fc.option(fc.integer({ min: 1, max: 4 })),
    extraAdult: fc.nat(20_000),
    childUpTo12: fc.nat(20_000),
    childAbove12: fc.nat(20_000),
    seasons: fc.array(anySeason, { maxLength: 4 }),
  }),
  rules: fc.record({ minNights: fc.integer({ min: 1, max: 4 }) }),
});
const anyStay = fc.tuple(fc.integer({ min: 0, max: 45 }), fc.integer({ min: 1, max: 12 }));
const anyGuests = fc.record({
  adults: fc.integer({ min: 1, max: 5 }),
  childrenUpTo12: fc.nat(2),
  childrenAbove12: fc.nat(2),
});

test("a struck price is always the higher one, and one that the same list of prices gives", () => {
  fc.assert(
    fc.property(anyRoom, anyStay, anyGuests, (listing, [from, nights], guests) => {
      const stay = stayOf(from, nights);
      const offer = offerIn(listing, stay, guests);
      if (!offer) return;
      const { rates } = listing;
      expect(offer.fullTotal).toBeGreaterThan(quote(rates, stay, guests).total);
      if (offer.fromNights !== null) expect(offer.fromNights).toBeLessThanOrEqual(nights);
      const subsets = rates.seasons.reduce<readonly (readonly Season[])[]>(
        (lists, one) => lists.flatMap((list) => [list, [...list, one]]),
        [[]],
      );
      const totals = subsets.map((seasons) => quote({ ...rates, seasons }, stay, guests).total);
      expect(totals).toContain(offer.fullTotal);
    }),
  );
});

test("what one more night is said to cost is what the longer stay then costs more", () => {
  fc.assert(
    fc.property(anyRoom, anyStay, anyGuests, (listing, [from, nights], guests) => {
      const stay = stayOf(from, nights);
      const more = oneMoreNight(listing, stay, guests, always);
      if (!more) return;
      const total = (of: Stay) => quote(listing.rates, of, guests).total;
      expect(nightCount(more.stay)).toBe(nights + 1);
      expect(total(stay) + more.price).toBe(total(more.stay));
    }),
  );
});
