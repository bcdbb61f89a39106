import type { PriceWish } from "../../contract/owner/prices.ts";
import { AppError } from "../../domain/app-error.ts";
import { daysBetween } from "../../domain/day.ts";
import { checkSeasons } from "./listing-edit.ts";

const MOST_NIGHTS = 366;

/** The bounds of a season, for some rooms and at most a year. */
export function checkPriceWish({ listingIds, ...price }: PriceWish): void {
  checkSeasons([{ ...price, fromNights: null, createdAt: null }]);
  const isTooLong = daysBetween(price.firstNight, price.lastNight) >= MOST_NIGHTS;
  if (listingIds.length === 0 || isTooLong) throw new AppError("invalid-request");
}
