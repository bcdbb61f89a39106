import { addDays, type Day } from "./day.ts";
import type { Centavos } from "./money.ts";
import { priceOfNight, type Rates } from "./quote.ts";
import { covers, minNightsOf } from "./season.ts";

export type NightPrice = {
  /** For the shortest stay that may have the night. */
  readonly price: Centavos;
  /** What it costs in a longer one, where a season asks for one. */
  readonly longer: { readonly fromNights: number; readonly price: Centavos } | null;
};

/** What a night costs before anybody has asked for a stay. */
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
