import type { MetaDescriptor } from "react-router";
import type { ListingSearch } from "../../contract/api.ts";
import { homeUrl, namedListingUrl } from "../../contract/page-urls.ts";
import type { ListingCard } from "../../domain/listing.ts";
import type { Centavos } from "../../domain/money.ts";
import { i18nFor } from "../content/i18n.ts";
import { nightlyOffer } from "../head/offers.server.ts";
import { pageHead } from "../head/page-head.server.ts";
import { placeOf, priceWords, shortened, stayWords } from "../head/preview-words.server.ts";
import { photoUrl, wholeHouseFacts } from "../head/property-facts.server.ts";
import type { SiteInHead } from "../head/site-in-head.server.ts";
import { readSearch, toListingSearch, writeSearch } from "./search-entries.ts";

type Shown = { readonly rooms: readonly ListingCard[] | null; readonly query: URLSearchParams };

/** Metadata of the home page, with the searched dates if a room is available for them. */
export function homeHead(site: SiteInHead, { rooms, query }: Shown): MetaDescriptor[] {
  if (rooms?.length === 0 && query.size === 0) return openingSoon(site);
  const { name, city, texts } = site.property;
  const prices = (rooms ?? []).map(({ nightlyPrice }) => nightlyPrice);
  const search = readSearch(query);
  const offered = firstOffer(toListingSearch(search), rooms ?? []);
  return pageHead(site, {
    title: i18nFor(site.language).t("home.title", { name, city }),
    description: texts.description,
    shared: offered
      ? `${stayWords(site, offered)} ${offered.listing}, ${placeOf(site)}.`
      : shortened(`${priceWords(site, prices)} ${texts.description}`.trim()),
    path: homeUrl,
    ...(offered && { sharedPath: `${homeUrl}?${writeSearch(search)}` }),
    photo: site.property.heroPhoto,
    facts: [
      {
        ...wholeHouseFacts(site, prices),
        makesOffer: (rooms ?? []).map((listing) => listingOffer(site, listing)),
      },
    ],
  });
}

/** Nothing is bookable yet, and the address may be missing. */
function openingSoon(site: SiteInHead): MetaDescriptor[] {
  const { t } = i18nFor(site.language);
  const { name, texts } = site.property;
  const soon = shortened(`${t("home.openingSoon")} ${texts.description}`.trim());
  const photo = site.property.heroPhoto;
  return pageHead(site, {
    title: name,
    description: soon,
    shared: soon,
    path: homeUrl,
    photo,
    facts: [],
  });
}

type Offered = ListingSearch & { readonly listing: string; readonly total: Centavos };

/** The lowest total of a search; its list holds only bookable rooms. */
function firstOffer(search: ListingSearch | null, rooms: readonly ListingCard[]): Offered | null {
  const [best] = rooms
    .flatMap(({ title, total }) => (total === null ? [] : [{ listing: title, total }]))
    .sort((one, other) => one.total - other.total);
  return search && best ? { ...search, ...best } : null;
}

function listingOffer(site: SiteInHead, listing: ListingCard) {
  const path = namedListingUrl(listing.slug);
  return {
    ...nightlyOffer(site, path, listing),
    itemOffered: {
      "@type": ["HotelRoom", "Product"],
      "@id": site.fileOf(`${path}#quarto`),
      name: listing.title,
      description: listing.text,
      url: site.urlOf(path),
      ...(listing.photo && { image: photoUrl(site, listing.photo) }),
      occupancy: { "@type": "QuantitativeValue", maxValue: listing.capacity },
    },
  };
}
