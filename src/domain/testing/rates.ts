import type { Rates } from "../quote.ts";

/** A room at one price all year, for two, where everybody else pays extra. */
export const rates: Rates = {
  nightlyPrice: 89_000,
  weekendPrice: null,
  includedGuests: 2,
  extraAdult: 13_000,
  childUpTo12: 9_000,
  childAbove12: 13_000,
  seasons: [],
};
