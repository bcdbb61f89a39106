import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type Day, day, daysBetween, daysFrom } from "./day.ts";
import { quote } from "./quote.ts";
import { minNightsOf, type Season, seasonOf } from "./season.ts";
import { shadowsOf } from "./season-shadow.ts";
import { nightCount, nightsOf, type Stay } from "./stay.ts";
import { refuseStay } from "./stay-rules.ts";

const FIRST = day("2027-01-01");
const WINDOW = 30;

function season(firstNight: string, lastNight: string, rest: Partial<Season> = {}): Season {
  const dates = { firstNight: day(firstNight), lastNight: day(lastNight) };
  const open = { nightlyPrice: 1, fromNights: null, minNights: null, createdAt: 0 };
  return { ...dates, ...open, ...rest };
}

describe("carnival in summer", () => {
  const summer = season("2026-12-20", "2027-03-20", { nightlyPrice: 100_000 });
  const carnival = season("2027-02-05", "2027-02-09", { nightlyPrice: 180_000, minNights: 5 });
  const extras = { includedGuests: 2, extraAdult: 0, childUpTo12: 0, childAbove12: 0 };
  const rates = { nightlyPrice: 89_000, weekendPrice: null, ...extras };
  const guests = { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 };

  test.each([
    ["stands below", [summer, carnival]],
    ["stands above", [carnival, summer]],
  ])("is priced and asked for as carnival, wherever it %s", (_, seasons) => {
    const stay = { checkIn: day("2027-02-04"), checkOut: day("2027-02-06") };
    expect(quote({ ...rates, seasons }, stay, guests).total).toBe(280_000);
    const rules = {
      minNights: 1,
      maxNights: 30,
      horizonDays: 540,
      sameDayUntil: "20:00",
      noArrivalWeekdays: [],
      sellGaps: true,
    };
    const now = { day: day("2026-12-01"), time: "10:00" };
    // Thursday to Saturday includes carnival's Friday.
    expect(refuseStay(stay, rules, seasons, now, null)).toEqual({ reason: "too-short", nights: 5 });
    const before = { checkIn: day("2027-02-03"), checkOut: day("2027-02-05") };
    expect(refuseStay(before, rules, seasons, now, null)).toBeNull();
  });

  test("of two that are as long, the one made later counts, and an unsaved one is the newest", () => {
    const older = { ...carnival, createdAt: 1 };
    const newer = { ...carnival, createdAt: 2, nightlyPrice: 2 };
    const unsaved = { ...carnival, createdAt: null, nightlyPrice: 3 };
    const night = day("2027-02-06");
    expect(seasonOf([newer, older], night, 1)).toBe(newer);
    expect(seasonOf([older, newer], night, 1)).toBe(newer);
    expect(seasonOf([unsaved, newer], night, 1)).toBe(unsaved);
  });

  test("without a minimum of its own it keeps summer's, and with one that is its own", () => {
    const stay = { checkIn: day("2027-02-06"), checkOut: day("2027-02-07") };
    const long = { ...summer, minNights: 3 };
    expect(minNightsOf([long, { ...carnival, minNights: null }], stay)).toBe(3);
    expect(minNightsOf([long, { ...carnival, minNights: 2 }], stay)).toBe(2);
  });
});

const anySeason = fc
  .record({
    start: fc.integer({ min: 0, max: WINDOW - 1 }),
    length: fc.integer({ min: 0, max: 8 }),
    nightlyPrice: fc.integer({ min: 1, max: 9 }),
    fromNights: fc.option(fc.integer({ min: 1, max: 5 })),
    minNights: fc.option(fc.integer({ min: 1, max: 7 })),
  })
  .map(({ start, length, ...rest }) => {
    const firstNight = addDays(FIRST, start);
    return { firstNight, lastNight: addDays(firstNight, length), ...rest };
  });
/** Distinct creation times, in any order. */
const anySeasons = fc
  .array(anySeason, { maxLength: 6 })
  .chain((seasons) =>
    fc
      .shuffledSubarray([...seasons.keys()], { minLength: seasons.length })
      .map((dates) =>
        seasons.map((one, index): Season => ({ ...one, createdAt: dates[index] ?? 0 })),
      ),
  );
const anyStay = fc
  .record({ start: fc.integer({ min: 1, max: WINDOW }), nights: fc.integer({ min: 1, max: 8 }) })
  .map(({ start, nights }): Stay => {
    const checkIn = addDays(FIRST, start);
    return { checkIn, checkOut: addDays(checkIn, nights) };
  });

/** A reference model: sort by length, then by creation date, and take the first match. */
function modelOf(seasons: readonly Season[], night: Day, willDo: (season: Season) => boolean) {
  const span = (one: Season) => daysBetween(one.firstNight, one.lastNight);
  const sorted = [...seasons].sort(
    (one, other) =>
      span(one) - span(other) || Number(other.createdAt ?? 0) - Number(one.createdAt ?? 0),
  );
  return sorted.find((one) => {
    return daysFrom(one.firstNight, addDays(one.lastNight, 1)).includes(night) && willDo(one);
  });
}

describe("seasons that meet in any way", () => {
  test("give each night to the same one as the model does", () => {
    fc.assert(
      fc.property(anySeasons, anyStay, (seasons, stay) => {
        const nights = nightCount(stay);
        const takes = ({ fromNights }: Season) => (fromNights ?? 1) <= nights;
        for (const night of nightsOf(stay)) {
          expect(seasonOf(seasons, night, nights)).toBe(modelOf(seasons, night, takes));
        }
      }),
      { numRuns: 500 },
    );
  });

  test("ask of a stay the longest minimum that any of its nights has", () => {
    fc.assert(
      fc.property(anySeasons, anyStay, (seasons, stay) => {
        const hasOne = ({ minNights }: Season) => minNights !== null;
        const minima = nightsOf(stay).map(
          (night) => modelOf(seasons, night, hasOne)?.minNights ?? 1,
        );
        expect(minNightsOf(seasons, stay)).toBe(minima.sort((one, other) => other - one)[0]);
      }),
      { numRuns: 500 },
    );
  });

  test("lose exactly the nights that shadows name, for the stays they name", () => {
    fc.assert(
      fc.property(anySeasons, fc.integer({ min: 1, max: 6 }), (seasons, nights) => {
        const shadows = shadowsOf(seasons, FIRST);
        for (const one of seasons) {
          if ((one.fromNights ?? 1) > nights) continue;
          for (const night of daysFrom(one.firstNight, addDays(one.lastNight, 1))) {
            const isNamed = shadows.some((shadow) => {
              return (
                shadow.season === one &&
                shadow.firstNight <= night &&
                night <= shadow.lastNight &&
                (shadow.fromNights ?? 1) <= nights
              );
            });
            expect(isNamed).toBe(seasonOf(seasons, night, nights) !== one);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});

test("a stay between two others is sold exactly where the nights around it leave no more", () => {
  const taken = fc.uniqueArray(fc.integer({ min: 0, max: WINDOW + 10 }), { maxLength: 30 });
  const rules = { maxNights: 30, horizonDays: 540, sameDayUntil: "20:00", noArrivalWeekdays: [] };
  const now = { day: FIRST, time: "10:00" };
  fc.assert(
    fc.property(taken, anyStay, fc.boolean(), fc.boolean(), (numbers, stay, turnover, sellGaps) => {
      const reserved = new Set(numbers.map((number) => addDays(FIRST, number)));
      const isFree = (checkIn: Day, checkOut: Day) => {
        const days = daysFrom(checkIn, turnover ? checkOut : addDays(checkOut, 1));
        return days.every((one) => !reserved.has(one));
      };
      fc.pre(isFree(stay.checkIn, stay.checkOut));
      // No earlier arrival and no later departure is possible: the gap is bounded on both sides.
      const isWhole =
        reserved.has(addDays(stay.checkIn, -1)) && !isFree(stay.checkIn, addDays(stay.checkOut, 1));
      const known = { reserved, sameDayTurnover: turnover };
      const answer = refuseStay(stay, { ...rules, minNights: 9, sellGaps }, [], now, known);
      expect(answer === null).toBe(sellGaps && isWhole);
    }),
    { numRuns: 1000 },
  );
});
