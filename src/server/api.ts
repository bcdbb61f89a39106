import type { Api } from "../contract/api.ts";
import { addDays, todayIn } from "../domain/day.ts";
import { LONGEST_HORIZON_DAYS, type Property } from "../domain/property.ts";
import { startCheckout } from "./begin/claim-nights.ts";
import { readKey, visitorOfKey } from "./bookings/checkout-key.ts";
import { findCombinations } from "./calendar/find-combinations.ts";
import { findNearestFree } from "./calendar/find-nearest-free.ts";
import { fullDays, reservedDays } from "./calendar/reserved-days.ts";
import { searchListings } from "./calendar/search-listings.ts";
import type { Deps } from "./deps.ts";
import { findListing } from "./listings/find-listing.ts";
import { getListing, type ListingWithRooms } from "./listings/get-listing.ts";
import { getProperty } from "./property/get-property.ts";
import { type Claimant, claimBooking } from "./settle/claim-booking.ts";
import { releaseCheckout } from "./settle/release-checkout.ts";

export type Caller = Claimant & {
  /** Sets the visitor's cookie on the response, with this id if she has one already. */
  readonly becomeVisitor: (id?: string) => string;
  /** The property, if the caller has loaded it already. */
  readonly property?: () => Promise<Property>;
};

/** Reserved days are listed this far beyond the last bookable day. */
const STAY_MARGIN_DAYS = 60;
/** Beyond the last day that any property can open for booking. */
const FURTHEST_DAYS = LONGEST_HORIZON_DAYS + STAY_MARGIN_DAYS;

/** Maps each public call to its function. Created per request. */
export function createApi(deps: Deps, caller: Caller): Api {
  const { language, visitorId, property: readProperty = () => getProperty(deps.db) } = caller;
  const listingById = onceEach((id) => getListing(deps.db, id, language));
  return {
    listListings: (search) => searchListings(deps, search, visitorId, language, readProperty),
    getListing: listingById,
    findListing: (slug) => findListing(deps.db, slug),
    findNearestFree: async (search) =>
      findNearestFree(deps, search, visitorId, await readProperty()),
    findCombinations: async (search) =>
      findCombinations(deps, search, visitorId, language, await readProperty()),
    async listReservedDays(id) {
      const [listing, property] = await Promise.all([listingById(id), readProperty()]);
      const at = new Date(deps.clock());
      const today = todayIn(property.timeZone, at.getTime());
      const until = addDays(today, listing.rules.horizonDays + STAY_MARGIN_DAYS);
      return reservedDays(deps.db, { listingId: id, from: today, until, at, visitorId });
    },
    async listFullDays() {
      const at = new Date(deps.clock());
      const today = todayIn((await readProperty()).timeZone, at.getTime());
      const until = addDays(today, FURTHEST_DAYS);
      return fullDays(deps.db, { from: today, until, at, visitorId });
    },
    async startCheckout(request) {
      const key = readKey(request, language);
      const known = key ? await visitorOfKey(deps.db, key, visitorId) : undefined;
      return startCheckout(deps, { ...request, key }, caller.becomeVisitor(known), language);
    },
    releaseCheckout: (key) => releaseCheckout(deps, visitorId, key),
    claimBooking: (claim) => claimBooking(deps, claim, caller),
  };
}

/** A page's loaders ask for the same room several times; query it once. */
function onceEach(look: (id: string) => Promise<ListingWithRooms>) {
  const looks = new Map<string, Promise<ListingWithRooms>>();
  return (id: string) => {
    const known = looks.get(id) ?? look(id);
    looks.set(id, known);
    return known;
  };
}
