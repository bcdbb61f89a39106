import { expect, test } from "vitest";
import { day } from "../../../domain/day.ts";
import { daysIn, stretchesOf, yearsOf } from "./year-band.ts";

const season = (firstNight: string, lastNight: string) => ({
  key: firstNight,
  firstNight,
  lastNight,
  nightlyPrice: "",
  fromNights: "",
  minNights: "",
  createdAt: null,
});

test("a season over New Year's Eve stands at both ends, in its own years", () => {
  const seasons = [season("2026-12-26", "2027-01-03")];
  expect(stretchesOf(seasons, 2026)).toEqual([{ season: 0, start: 359, length: 6 }]);
  expect(stretchesOf(seasons, 2027)).toEqual([{ season: 0, start: 0, length: 3 }]);
  expect(stretchesOf(seasons, 2028)).toEqual([]);
});

test("the season that decides is drawn last, and a half typed one not at all", () => {
  const seasons = [season("2027-03-01", "2027-06-30"), season("2027-04-01", "2027-04-10")];
  expect(stretchesOf(seasons, 2027).map((one) => one.season)).toEqual([0, 1]);
  expect(stretchesOf(seasons.toReversed(), 2027).map((one) => one.season)).toEqual([1, 0]);
  expect(stretchesOf([season("", "2027-04-10"), season("2027-05-01", "2027-04-01")], 2027)).toEqual(
    [],
  );
});

test("years go from this one to the last season's, three at most", () => {
  const today = day("2026-11-15");
  expect(yearsOf([], today)).toEqual([2026]);
  expect(yearsOf([season("", "")], today)).toEqual([2026]);
  expect(yearsOf([season("2027-03-01", "2027-06-30")], today)).toEqual([2026, 2027]);
  expect(yearsOf([season("2040-03-01", "2040-06-30")], today)).toEqual([2026, 2027, 2028]);
  expect([daysIn(2027), daysIn(2028)]).toEqual([365, 366]);
});
