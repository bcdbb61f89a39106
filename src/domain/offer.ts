import { addDays } from "./day.ts";
import type { Guests } from "./guests.ts";
import type { Centavos } from "./money.ts";
import { priceOfNight, quote, type Rates } from "./quote.ts";
import { minNightsOf, type Season, seasonOf } from "./season.ts";
import { nightCount, nightsOf, type Stay } from "./stay.ts";

/** What makes a stay cheaper than its nights ordinarily are. */
export type Offer = {
  /** What the same nights cost today without it. */
  readonly fullTotal: Centavos;
  /** The minimum number of nights for this price; null if the season is cheap for every stay. */
  readonly fromNights: number | null;
};

/** The part of a listing that decides what a stay costs. */
export type Priced = { readonly rates: Rates; readonly rules: { readonly minNights: number } };

/** Null if the stay costs what its nights ordinarily cost, or more. */
export function offerIn(listing: Priced, stay: Stay, guests: Guests): Offer | null {
  const { rates } = listing;
  const ordinary = ordinaryRates(listing, stay);
  const fullTotal = quote(ordinary, stay, guests).total;
  if (fullTotal <= quote(rates, stay, guests).total) return null;
  const length = nightCount(stay);
  const shortest = shortestStay(listing, stay);
  const lengths = nightsOf(stay)
    .filter((night) => priceOfNight(rates, night, length) < priceOfNight(ordinary, night, length))
    .map((night) => seasonOf(rates.seasons, night, length)?.fromNights ?? 1)
    .filter((nights) => nights > shortest);
  return { fullTotal, fromNights: lengths.length > 0 ? Math.max(...lengths) : null };
}

export type OneMoreNight = {
  readonly stay: Stay;
  /** Added to the total; negative if the longer stay is the cheaper one. */
  readonly price: Centavos;
};

/** One more night, if it costs less than ordinarily or than the nights before it. */
export function oneMoreNight(
  listing: Priced,
  stay: Stay,
  guests: Guests,
  isBookable: (longer: Stay) => boolean,
): OneMoreNight | null {
  const longer = { ...stay, checkOut: addDays(stay.checkOut, 1) };
  const lastNight = { checkIn: stay.checkOut, checkOut: longer.checkOut };
  const before = quote(listing.rates, stay, guests).total;
  const price = quote(listing.rates, longer, guests).total - before;
  const ordinary = quote(ordinaryRates(listing, longer), lastNight, guests).total;
  const isCheap = price < ordinary || price * nightCount(stay) < before;
  return isCheap && isBookable(longer) ? { stay: longer, price } : null;
}

/**
 * The rates without offers. A season is an offer if it asks for more nights than the minimum stay,
 * or is cheaper than the nightly price. So the price that is struck through was a real one.
 */
function ordinaryRates({ rates, rules }: Priced, stay: Stay): Rates {
  const shortest = shortestStay({ rates, rules }, stay);
  const isOffer = ({ fromNights, nightlyPrice }: Season) =>
    (fromNights ?? 1) > shortest || nightlyPrice < rates.nightlyPrice;
  return { ...rates, seasons: rates.seasons.filter((season) => !isOffer(season)) };
}

function shortestStay({ rates, rules }: Priced, stay: Stay): number {
  return Math.max(rules.minNights, minNightsOf(rates.seasons, stay));
}
