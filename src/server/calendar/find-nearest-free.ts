import type { ListingSearch } from "../../contract/api.ts";
import { daysAround } from "../../domain/alternatives.ts";
import { localTime } from "../../domain/day.ts";
import { defaultLanguage } from "../../domain/language.ts";
import { fromTodayOn, type NearestFree, nearestFree } from "../../domain/nearest-free.ts";
import type { Property } from "../../domain/property.ts";
import type { Deps } from "../deps.ts";
import { listListings } from "../listings/list-listings.ts";
import { reservedDaysByListing } from "./reserved-days.ts";
import { isLargeEnough } from "./search-listings.ts";

/** Reads the nights of all listings in one query, not one per listing. */
export async function findNearestFree(
  deps: Deps,
  search: ListingSearch,
  visitorId: string | null,
  { timeZone, sameDayTurnover }: Property,
): Promise<NearestFree> {
  const listed = await listListings(deps.db, defaultLanguage);
  const rooms = listed.filter((room) => isLargeEnough(room, search));
  const local = localTime(timeZone, deps.clock());
  const { from, until } = daysAround(fromTodayOn(search.stay, local.day));
  const byListing = await reservedDaysByListing(deps.db, from, until, visitorId);
  const known = rooms.map(({ id, rules, rates }) => ({
    rules,
    rates,
    reserved: byListing.get(id) ?? new Set<never>(),
  }));
  return nearestFree(known, search, { local, sameDayTurnover });
}
