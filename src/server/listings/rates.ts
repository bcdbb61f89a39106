import { sql } from "kysely";
import type { Rates } from "../../domain/quote.ts";
import type { ListingRow } from "./listing-columns.ts";

/** The seasons of the selected listing, in order of creation. */
export const seasons = sql<Rates["seasons"]>`(
  select coalesce(json_agg(json_build_object(
    'firstNight', first_night, 'lastNight', last_night, 'nightlyPrice', season.nightly_price,
    'fromNights', from_nights, 'minNights', season.min_nights,
    'createdAt', floor(extract(epoch from season.created_at) * 1000)::bigint
  ) order by season.created_at, season.position desc), '[]')
  from season where season.listing_id = listing.id
)`;

export type RatesRow = Pick<
  ListingRow,
  | "nightly_price"
  | "weekend_price"
  | "included_guests"
  | "extra_adult"
  | "child_up_to_12"
  | "child_above_12"
> & { readonly seasons: Rates["seasons"] };

export function toRates(row: RatesRow): Rates {
  return {
    nightlyPrice: row.nightly_price,
    weekendPrice: row.weekend_price,
    includedGuests: row.included_guests,
    extraAdult: row.extra_adult,
    childUpTo12: row.child_up_to_12,
    childAbove12: row.child_above_12,
    seasons: row.seasons,
  };
}
