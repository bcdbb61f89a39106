import type { ListingSearch } from "../../contract/api.ts";
import { daysAround } from "../../domain/alternatives.ts";
import { localTime } from "../../domain/day.ts";
import { defaultLanguage } from "../../domain/language.ts";
import { fromTodayOn, type NearestFree, nearestFree } from "../../domain/nearest-free.ts";
import type { Property } from "../../domain/property.ts";
import type { Deps } from "../deps.ts";
import { roomsWithPlaces } from "./find-combinations.ts";
import { reservedDaysByListing } from "./reserved-days.ts";

/** Reads the nights of all listings in one query, not one per listing. */
export async function findNearestFree(
  deps: Deps,
  search: ListingSearch,
  visitorId: string | null,
  { timeZone, sameDayTurnover }: Property,
): Promise<NearestFree> {
  const rooms = await roomsWithPlaces(deps.db, defaultLanguage);
  const at = new Date(deps.clock());
  const local = localTime(timeZone, at.getTime());
  const { from, until } = daysAround(fromTodayOn(search.stay, local.day));
  const byListing = await reservedDaysByListing(deps.db, { from, until, at, visitorId });
  const known = rooms.map((room) => ({
    ...room,
    reserved: byListing.get(room.id) ?? new Set<never>(),
  }));
  return nearestFree(known, search, { local, sameDayTurnover });
}
