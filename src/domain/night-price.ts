import { addDays, type Day } from "./day.ts";
import type { Centavos } from "./money.ts";
import { priceOfNight, type Rates } from "./quote.ts";
import { covers, minNightsOf } from "./season.ts";

export type NightPrice = {
  /** For the shortest allowed stay. */
  readonly price: Centavos;
  /** The price in a longer stay, if a season requires one. */
  readonly longer: { readonly fromNights: number; readonly price: Centavos } | null;
};

/** The price of a night before a stay is chosen. */
export function nightPrice(rates: Rates, minNights: number, night: Day): NightPrice {
  const { seasons } = rates;
  const alone = { checkIn: night, checkOut: addDays(night, 1) };
  const shortest = Math.max(minNights, minNightsOf(seasons, alone));
  const price = priceOfNight(rates, night, shortest);
  const [longer = null] = seasons
    .filter((season) => covers(season, night) && (season.fromNights ?? 1) > shortest)
    .map(({ fromNights }) => fromNights ?? 1)
    .sort((one, other) => one - other)
    .map((fromNights) => ({ fromNights, price: priceOfNight(rates, night, fromNights) }))
    .filter((other) => other.price !== price);
  return { price, longer };
}
