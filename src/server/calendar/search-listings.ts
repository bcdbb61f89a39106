import type { ListingSearch } from "../../contract/api.ts";
import { addDays, type Day, localTime } from "../../domain/day.ts";
import type { Language } from "../../domain/language.ts";
import type { ListingCard } from "../../domain/listing.ts";
import type { Property } from "../../domain/property.ts";
import { quote } from "../../domain/quote.ts";
import { includesReservedDay } from "../../domain/stay.ts";
import { refuseStay } from "../../domain/stay-rules.ts";
import type { Deps } from "../deps.ts";
import { type ListedListing, listListings } from "../listings/list-listings.ts";
import { reservedDaysByListing } from "./reserved-days.ts";

const NONE: ReadonlySet<Day> = new Set();

/**
 * All listings; once a stay is asked for, those that can be booked for it, each with its total. One
 * that is free and would refuse the stay is not among them: a total on its card would promise it.
 */
export async function searchListings(
  deps: Deps,
  search: ListingSearch | null,
  visitorId: string | null,
  language: Language,
  getHouse: () => Promise<Property>,
): Promise<ListingCard[]> {
  const listed = await listListings(deps.db, language);
  if (!search) return listed.map(toCard);

  const { stay, people, rooms } = search;
  const { timeZone, sameDayTurnover } = await getHouse();
  const local = localTime(timeZone, deps.clock());
  const fitting = listed
    .filter(({ capacity, roomCount }) => capacity >= people && roomCount >= rooms)
    .filter(({ rules, rates }) => refuseStay(stay, rules, rates.seasons, local) === null);
  if (fitting.length === 0) return [];
  const until = addDays(stay.checkOut, 1);
  const reserved = await reservedDaysByListing(deps.db, stay.checkIn, until, visitorId);
  return fitting
    .filter(({ id }) => !includesReservedDay(stay, reserved.get(id) ?? NONE, sameDayTurnover))
    .map((listing) => ({ ...toCard(listing), total: totalFor(listing, search) }));
}

function totalFor({ rates }: ListedListing, { stay, people }: ListingSearch): number {
  return quote(rates, stay, { adults: people, childrenUpTo12: 0, childrenAbove12: 0 }).total;
}

function toCard({ rates: _, rules: __, ...card }: ListedListing): ListingCard {
  return card;
}
