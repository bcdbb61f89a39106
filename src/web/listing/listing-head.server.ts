import type { MetaDescriptor } from "react-router";
import { namedListingUrl } from "../../contract/page-urls.ts";
import { localTime } from "../../domain/day.ts";
import { formatPrice } from "../../domain/money.ts";
import { everybodyIn } from "../../domain/parties.ts";
import { i18nFor } from "../content/i18n.ts";
import { breadcrumbs } from "../head/breadcrumbs.server.ts";
import { nightlyOffer, stayOffer } from "../head/offers.server.ts";
import { pageHead } from "../head/page-head.server.ts";
import { placeOf, shortened, stayWords } from "../head/preview-words.server.ts";
import { feature, photoUrl, propertyFacts, propertyId } from "../head/property-facts.server.ts";
import type { SiteInHead } from "../head/site-in-head.server.ts";
import { namesOf, partiesOf } from "./chosen-rooms.ts";
import { readEntries } from "./entries-in-address.ts";
import { chosenRooms, judgeBooking } from "./judge-booking.ts";
import { listingTitle } from "./listing-title.ts";
import { type LoadedListing, roomsOf } from "./load-listing.ts";

/** Metadata of a room, with dates and total if they can be booked. */
export function listingHead(
  site: SiteInHead,
  loaded: LoadedListing,
  address: URLSearchParams,
): MetaDescriptor[] {
  const { listing } = loaded;
  const path = namedListingUrl(listing.slug);
  const asked = askedStay(site, loaded, address);
  const total = asked?.total ?? null;
  const offered = asked && total !== null ? { ...asked, total } : null;
  const description = shortened(
    `${plainWords(site, loaded)} ${listing.paragraphs[0] ?? ""}`.trim(),
  );
  return pageHead(site, {
    title: listingTitle(namesOf(roomsOf(loaded)), site.property.name),
    description,
    shared: offered ? `${stayWords(site, offered)} ${placeOf(site)}.` : description,
    path,
    ...(offered && { sharedPath: namedListingUrl(listing.slug, offered) }),
    photo: listing.photos[0] ?? null,
    facts: [
      propertyFacts(site),
      // The offer of a room is its own price, not that of several.
      listingFacts(site, loaded, loaded.others.length > 0 ? null : asked),
      breadcrumbs(site, { name: listing.name, path }),
    ],
  });
}

type AskedStay = NonNullable<ReturnType<typeof askedStay>>;

/** The same check as the form makes for this URL. */
function askedStay({ property }: SiteInHead, loaded: LoadedListing, address: URLSearchParams) {
  const rooms = roomsOf(loaded);
  const entries = readEntries(
    address,
    rooms.map(({ listing }) => listing),
    property.dateFormat,
  );
  const circumstances = {
    rooms: rooms.map(({ listing, reserved }) => ({
      listing,
      reserved: reserved && new Set(reserved),
    })),
    sameDayTurnover: property.sameDayTurnover,
    dateFormat: property.dateFormat,
    local: localTime(property.timeZone, loaded.now),
  };
  const { stay, quote, complaint } = judgeBooking(entries, circumstances);
  if (!stay || !quote) return null;
  const isFree = rooms.every(({ reserved }) => reserved !== null) && complaint === null;
  const [, ...others] = partiesOf(chosenRooms(entries, circumstances));
  const guests = everybodyIn(entries.parties);
  return { stay, guests, others, total: isFree ? quote.total : null };
}

function plainWords(site: SiteInHead, { listing }: LoadedListing): string {
  return i18nFor(site.language).t("head.room", {
    price: formatPrice(listing.rates.nightlyPrice, site.language),
    place: placeOf(site),
    count: listing.capacity,
  });
}

function listingFacts(site: SiteInHead, { listing }: LoadedListing, asked: AskedStay | null) {
  const path = namedListingUrl(listing.slug);
  return {
    // Only a Product can have offers; schema.org's guide for hotels says to use both types.
    "@type": ["HotelRoom", "Product"],
    "@id": site.fileOf(`${path}#quarto`),
    name: listing.name,
    description: listing.paragraphs.join(" "),
    url: site.urlOf(path),
    image: listing.photos.map((photo) => photoUrl(site, photo)),
    occupancy: { "@type": "QuantitativeValue", maxValue: listing.capacity },
    numberOfRooms: listing.roomCount,
    amenityFeature: listing.amenities.map(({ title }) => feature(title)),
    containedInPlace: { "@id": propertyId(site) },
    offers: [
      ...(asked ? [stayOffer(site, namedListingUrl(listing.slug, asked), asked)] : []),
      nightlyOffer(site, path, {
        nightlyPrice: listing.rates.nightlyPrice,
        validUntil: listing.ratesValidUntil,
      }),
    ],
  };
}
