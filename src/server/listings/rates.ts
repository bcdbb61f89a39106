import type { ExpressionBuilder, Selectable } from "kysely";
import type { Rates } from "../../domain/quote.ts";
import type { ListingTable, Tables } from "../database/tables.ts";

/** The seasons of the listing that is being selected, in the owner's order. */
export function seasonsOf(eb: ExpressionBuilder<Tables, "listing">) {
  return eb
    .selectFrom("season")
    .whereRef("season.listing_id", "=", "listing.id")
    .select([
      "first_night as firstNight",
      "last_night as lastNight",
      "season.nightly_price as nightlyPrice",
      "from_nights as fromNights",
      "season.min_nights as minNights",
    ])
    .orderBy("season.position");
}

export function toRates(
  row: Selectable<ListingTable> & { readonly seasons: Rates["seasons"] },
): Rates {
  return {
    nightlyPrice: row.nightly_price,
    weekendPrice: row.weekend_price,
    childUpTo12: row.child_up_to_12,
    childAbove12: row.child_above_12,
    seasons: row.seasons,
  };
}
