import type { Day } from "../../domain/day.ts";
import type { NightPrice } from "../../domain/night-price.ts";
import type { Season } from "../../domain/season.ts";
import type { NightsPrice } from "../../domain/season-on-top.ts";

/** A price of its own for some nights of some rooms. */
export type PriceWish = NightsPrice & { readonly listingIds: readonly string[] };

/** Nights that cost the same before, and the same after. */
export type PricedRun = {
  readonly firstNight: Day;
  readonly lastNight: Day;
  readonly before: NightPrice;
  readonly after: NightPrice;
  readonly minNights: { readonly before: number; readonly after: number };
};

export type PricedListing = {
  readonly listingId: string;
  readonly name: string;
  readonly runs: readonly PricedRun[];
};

/** What undoes a change of prices, as long as the room has not changed since. */
export type PricesUndo = readonly {
  readonly listingId: string;
  readonly version: number;
  /** Creation time of the seasons to be removed. */
  readonly madeAt: number;
  readonly replaced: readonly Season[];
}[];
