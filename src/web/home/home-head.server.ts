import type { MetaDescriptor } from "react-router";
import type { ListingSearch } from "../../contract/api.ts";
import { homeUrl, namedRoomUrl } from "../../contract/page-urls.ts";
import type { ListingCard } from "../../domain/listing.ts";
import type { Centavos } from "../../domain/money.ts";
import { i18nFor } from "../content/i18n.ts";
import { photoUrl, wholeHouseFacts } from "../head/house-facts.server.ts";
import type { HouseInHead } from "../head/house-in-head.server.ts";
import { nightlyOffer } from "../head/offers.server.ts";
import { pageHead } from "../head/page-head.server.ts";
import { placeOf, priceWords, shortened, stayWords } from "../head/preview-words.server.ts";
import { readSearch, toListingSearch, writeSearch } from "./room-search.ts";

type Shown = { readonly rooms: readonly ListingCard[] | null; readonly query: URLSearchParams };

/** Metadata of the home page, with the searched dates if a room is available for them. */
export function homeHead(house: HouseInHead, { rooms, query }: Shown): MetaDescriptor[] {
  if (rooms?.length === 0 && query.size === 0) return openingSoon(house);
  const { name, city, texts } = house.property;
  const prices = (rooms ?? []).map(({ nightlyPrice }) => nightlyPrice);
  const search = readSearch(query);
  const offered = firstOffer(toListingSearch(search), rooms ?? []);
  return pageHead(house, {
    title: i18nFor(house.language).t("home.title", { name, city }),
    description: texts.description,
    shared: offered
      ? `${stayWords(house, offered)} ${offered.room}, ${placeOf(house)}.`
      : shortened(`${priceWords(house, prices)} ${texts.description}`.trim()),
    path: homeUrl,
    ...(offered && { sharedPath: `${homeUrl}?${writeSearch(search)}` }),
    photo: house.property.heroPhoto,
    facts: [
      {
        ...wholeHouseFacts(house, prices),
        makesOffer: (rooms ?? []).map((room) => roomOffer(house, room)),
      },
    ],
  });
}

/** Nothing is bookable yet, and the address may be missing. */
function openingSoon(house: HouseInHead): MetaDescriptor[] {
  const { t } = i18nFor(house.language);
  const { name, texts } = house.property;
  const soon = shortened(`${t("home.openingSoon")} ${texts.description}`.trim());
  const photo = house.property.heroPhoto;
  return pageHead(house, {
    title: name,
    description: soon,
    shared: soon,
    path: homeUrl,
    photo,
    facts: [],
  });
}

type Offered = ListingSearch & { readonly room: string; readonly total: Centavos };

/** The lowest total of a search; its list holds only bookable rooms. */
function firstOffer(search: ListingSearch | null, rooms: readonly ListingCard[]): Offered | null {
  const [best] = rooms
    .flatMap(({ title, total }) => (total === null ? [] : [{ room: title, total }]))
    .sort((one, other) => one.total - other.total);
  return search && best ? { ...search, ...best } : null;
}

function roomOffer(house: HouseInHead, room: ListingCard) {
  const path = namedRoomUrl(room.slug);
  return {
    ...nightlyOffer(house, path, room),
    itemOffered: {
      "@type": ["HotelRoom", "Product"],
      "@id": house.fileOf(`${path}#quarto`),
      name: room.title,
      description: room.text,
      url: house.urlOf(path),
      ...(room.photo && { image: photoUrl(house, room.photo) }),
      occupancy: { "@type": "QuantitativeValue", maxValue: room.capacity },
    },
  };
}
