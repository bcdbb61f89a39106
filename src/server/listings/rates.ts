import { sql } from "kysely";
import type { Rates } from "../../domain/quote.ts";
import type { ListingRow } from "./listing-columns.ts";

/** The seasons of the listing that is being selected, in the owner's order, as a list of objects. */
export const seasons = sql<Rates["seasons"]>`(
  select coalesce(json_agg(json_build_object(
    'firstNight', first_night, 'lastNight', last_night, 'nightlyPrice', season.nightly_price,
    'fromNights', from_nights, 'minNights', season.min_nights
  ) order by season.position), '[]')
  from season where season.listing_id = listing.id
)`;

export function toRates(row: ListingRow & { readonly seasons: Rates["seasons"] }): Rates {
  return {
    nightlyPrice: row.nightly_price,
    weekendPrice: row.weekend_price,
    childUpTo12: row.child_up_to_12,
    childAbove12: row.child_above_12,
    seasons: row.seasons,
  };
}
