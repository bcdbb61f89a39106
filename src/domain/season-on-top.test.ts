import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, day, daysFrom } from "./day.ts";
import { minNightsOf, type Season, seasonOf } from "./season.ts";
import { overlay } from "./season-on-top.ts";

const FIRST = day("2027-01-01");
const WINDOW = 30;
const NOW = 1_000;

function season(first: number, last: number, rest: Partial<Season> = {}): Season {
  const nights = { firstNight: addDays(FIRST, first), lastNight: addDays(FIRST, last) };
  return { ...nights, nightlyPrice: 1, fromNights: null, minNights: null, createdAt: 0, ...rest };
}

const price = (first: number, last: number, minNights: number | null = null) => ({
  ...{ firstNight: addDays(FIRST, first), lastNight: addDays(FIRST, last) },
  ...{ nightlyPrice: 777, minNights },
});

const anySeason = fc
  .record({
    first: fc.nat(WINDOW - 1),
    days: fc.nat(12),
    fromNights: fc.option(fc.integer({ min: 1, max: 5 })),
    minNights: fc.option(fc.integer({ min: 1, max: 5 })),
    createdAt: fc.nat(NOW - 1),
  })
  .map(({ first, days, ...rest }) => season(first, first + days, rest));
const anyPrice = fc
  .tuple(fc.nat(WINDOW - 1), fc.nat(15), fc.option(fc.integer({ min: 1, max: 5 })))
  .map(([first, days, minNights]) => price(first, first + days, minNights));

test("the new price counts on each of its nights for a stay of any length, and nowhere else", () => {
  fc.assert(
    fc.property(fc.array(anySeason, { maxLength: 8 }), anyPrice, (seasons, wanted) => {
      const after = overlay(seasons, wanted, NOW).seasons;
      for (const night of daysFrom(FIRST, addDays(FIRST, WINDOW + 30))) {
        const isWanted = wanted.firstNight <= night && night <= wanted.lastNight;
        for (const length of [1, 3, 7]) {
          const found = seasonOf(after, night, length);
          if (isWanted) expect(found?.nightlyPrice).toBe(777);
          else expect(found).toEqual(seasonOf(seasons, night, length));
        }
        const alone = { checkIn: night, checkOut: addDays(night, 1) };
        const minimum = isWanted ? wanted.minNights : null;
        expect(minNightsOf(after, alone)).toBe(minimum ?? minNightsOf(seasons, alone));
      }
    }),
    { numRuns: 500 },
  );
});

test("carnival within the nights keeps its minimum, and is replaced", () => {
  const summer = season(0, 29);
  const carnival = season(10, 14, { minNights: 5 });
  const { seasons, replaced } = overlay([summer, carnival], price(8, 16), NOW);
  expect(replaced).toEqual([carnival]);
  expect(seasons).toEqual([
    summer,
    season(8, 9, { nightlyPrice: 777, createdAt: NOW }),
    season(10, 14, { nightlyPrice: 777, createdAt: NOW, minNights: 5 }),
    season(15, 16, { nightlyPrice: 777, createdAt: NOW }),
  ]);
});

test("the same nights again leave one season", () => {
  const once = overlay([], price(3, 3), NOW).seasons;
  const again = overlay(once, { ...price(3, 3), nightlyPrice: 888 }, NOW + 1);
  expect(again.seasons).toEqual([season(3, 3, { nightlyPrice: 888, createdAt: NOW + 1 })]);
  expect(again.replaced).toEqual(once);
});
