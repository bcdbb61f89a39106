import type { ListingInEditor } from "../../contract/owner/listings.ts";
import type { PricedListing, PricedRun, PriceWish } from "../../contract/owner/prices.ts";
import { isSame } from "../../domain/activity.ts";
import { addDays, type Day, daysFrom } from "../../domain/day.ts";
import { nightPrice } from "../../domain/night-price.ts";
import { minNightsOf, type Season } from "../../domain/season.ts";
import { overlay } from "../../domain/season-on-top.ts";
import type { Deps } from "../deps.ts";
import { getListingToEdit } from "./get-listing-to-edit.ts";

/** What each night would cost, by the same functions as the change and the sale. */
export async function previewPrices(
  { db, clock }: Pick<Deps, "db" | "clock">,
  wish: PriceWish,
): Promise<PricedListing[]> {
  const rooms: PricedListing[] = [];
  for (const id of wish.listingIds) {
    const room = await getListingToEdit(db, id);
    const { seasons } = overlay(room.listing.rates.seasons, wish, clock());
    const runs = runsOf(room, seasons, daysFrom(wish.firstNight, addDays(wish.lastNight, 1)));
    rooms.push({ listingId: id, name: room.listing.portuguese.name, runs });
  }
  return rooms;
}

function runsOf(
  { listing: { rates, minNights } }: ListingInEditor,
  seasons: readonly Season[],
  nights: readonly Day[],
): PricedRun[] {
  const runs: PricedRun[] = [];
  for (const night of nights) {
    const alone = { checkIn: night, checkOut: addDays(night, 1) };
    const least = (of: readonly Season[]) => Math.max(minNights, minNightsOf(of, alone));
    const priced = {
      before: nightPrice(rates, minNights, night),
      after: nightPrice({ ...rates, seasons }, minNights, night),
      minNights: { before: least(rates.seasons), after: least(seasons) },
    };
    const last = runs.at(-1);
    if (last && isSame(pricesIn(last), priced))
      runs[runs.length - 1] = { ...last, lastNight: night };
    else runs.push({ firstNight: night, lastNight: night, ...priced });
  }
  return runs;
}

const pricesIn = ({ before, after, minNights }: PricedRun) => ({ before, after, minNights });
