import type { ListingSearch } from "../../contract/api.ts";
import { type Day, localTime } from "../../domain/day.ts";
import { guestCount } from "../../domain/guests.ts";
import type { Language } from "../../domain/language.ts";
import type { ListingCard } from "../../domain/listing.ts";
import type { Property } from "../../domain/property.ts";
import { quote } from "../../domain/quote.ts";
import { daysThatDecide, includesReservedDay } from "../../domain/stay.ts";
import { refuseStay } from "../../domain/stay-rules.ts";
import type { Deps } from "../deps.ts";
import { type ListedListing, listListings } from "../listings/list-listings.ts";
import { reservedDaysByListing } from "./reserved-days.ts";

const NONE: ReadonlySet<Day> = new Set();

/**
 * All listings, or with a stay those that can be booked for it, each with its total. A free listing
 * whose rules refuse the stay is left out: its total would promise a booking.
 */
export async function searchListings(
  deps: Deps,
  search: ListingSearch | null,
  visitorId: string | null,
  language: Language,
  readProperty: () => Promise<Property>,
): Promise<ListingCard[]> {
  const listed = await listListings(deps.db, language);
  if (!search) return listed.map(toCard);

  const { stay, guests } = search;
  const { timeZone, sameDayTurnover } = await readProperty();
  const local = localTime(timeZone, deps.clock());
  const fitting = listed.filter((listing) => isLargeEnough(listing, search));
  if (fitting.length === 0) return [];
  const { from, until } = daysThatDecide(stay);
  const byListing = await reservedDaysByListing(deps.db, from, until, visitorId);
  return fitting
    .filter(({ id, rules, rates }) => {
      const reserved = byListing.get(id) ?? NONE;
      if (includesReservedDay(stay, reserved, sameDayTurnover)) return false;
      const known = { reserved, sameDayTurnover };
      return refuseStay(stay, rules, rates.seasons, local, known) === null;
    })
    .map((listing) => ({ ...toCard(listing), total: quote(listing.rates, stay, guests).total }));
}

/** Whether a listing takes the party, whatever the dates. */
export function isLargeEnough(
  { capacity, roomCount }: ListingCard,
  { guests, rooms }: ListingSearch,
): boolean {
  return capacity >= guestCount(guests) && roomCount >= rooms;
}

function toCard({ rates: _, rules: __, ...card }: ListedListing): ListingCard {
  return card;
}
