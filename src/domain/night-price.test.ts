import { expect, test } from "vitest";
import { day } from "./day.ts";
import { nightPrice } from "./night-price.ts";
import type { Rates } from "./quote.ts";

const summer = {
  firstNight: day("2027-01-01"),
  lastNight: day("2027-02-28"),
  nightlyPrice: 110_000,
  fromNights: null,
  minNights: null,
  createdAt: 0,
};
const carnival = {
  ...summer,
  firstNight: day("2027-02-05"),
  lastNight: day("2027-02-09"),
  nightlyPrice: 180_000,
  minNights: 5,
};
const offer = { ...summer, lastNight: day("2027-01-10"), nightlyPrice: 90_000, fromNights: 3 };
const rates: Rates = {
  nightlyPrice: 89_000,
  weekendPrice: 99_000,
  includedGuests: null,
  extraAdult: 0,
  childUpTo12: 0,
  childAbove12: 0,
  seasons: [summer, carnival, offer],
};
const of = (night: string, minNights = 1) => nightPrice(rates, minNights, day(night));

test("a night costs what its season asks, or the room's price, by the day of the week", () => {
  expect(of("2027-01-20")).toEqual({ price: 110_000, longer: null });
  expect(of("2027-02-06")).toEqual({ price: 180_000, longer: null });
  // 2027-03-02 is a Tuesday, 2027-03-05 a Friday.
  expect(of("2027-03-02")).toEqual({ price: 89_000, longer: null });
  expect(of("2027-03-05")).toEqual({ price: 99_000, longer: null });
});

test("an offer for longer stays is named beside it, and stands alone where no shorter one is sold", () => {
  const longer = { fromNights: 3, price: 90_000 };
  expect(of("2027-01-05")).toEqual({ price: 110_000, longer });
  expect(of("2027-01-05", 3)).toEqual({ price: 90_000, longer: null });
});
