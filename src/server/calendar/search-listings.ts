import type { ListingSearch } from "../../contract/api.ts";
import { isLargeEnough } from "../../domain/combinations.ts";
import { addDays, type Day, localTime } from "../../domain/day.ts";
import type { Guests } from "../../domain/guests.ts";
import type { Language } from "../../domain/language.ts";
import type { ListingCard } from "../../domain/listing.ts";
import { offerIn, oneMoreNight } from "../../domain/offer.ts";
import type { Property } from "../../domain/property.ts";
import { quote } from "../../domain/quote.ts";
import { daysThatDecide, type Stay } from "../../domain/stay.ts";
import { isBookable } from "../../domain/stay-rules.ts";
import type { Deps } from "../deps.ts";
import { type ListedListing, listListings } from "../listings/list-listings.ts";
import { reservedDaysByListing } from "./reserved-days.ts";

const NONE: ReadonlySet<Day> = new Set();

/**
 * All listings or, given a stay, those that can be booked for it, each with its total. A free
 * listing whose rules refuse the stay is left out, because its total would promise a booking.
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
  const at = new Date(deps.clock());
  const local = localTime(timeZone, at.getTime());
  const fitting = listed.filter((listing) => isLargeEnough(listing, search));
  if (fitting.length === 0) return [];
  // One day more, to know whether one more night can be offered.
  const { from, until } = daysThatDecide({ ...stay, checkOut: addDays(stay.checkOut, 1) });
  const byListing = await reservedDaysByListing(deps.db, { from, until, at, visitorId });
  return fitting.flatMap((listing) => {
    const known = { reserved: byListing.get(listing.id) ?? NONE, sameDayTurnover };
    const canHave = (asked: Stay) => isBookable(asked, listing, local, known);
    return canHave(stay) ? [{ ...toCard(listing), ...priced(listing, stay, guests, canHave) }] : [];
  });
}

function priced(
  listing: ListedListing,
  stay: Stay,
  guests: Guests,
  canHave: (stay: Stay) => boolean,
) {
  return {
    total: quote(listing.rates, stay, guests).total,
    offer: offerIn(listing, stay, guests),
    oneMoreNight: oneMoreNight(listing, stay, guests, canHave)?.price ?? null,
  };
}

function toCard({ rates: _, rules: __, ...card }: ListedListing): ListingCard {
  return card;
}
