import type { MetaDescriptor } from "react-router";
import { namedRoomUrl } from "../../contract/page-urls.ts";
import { localTime } from "../../domain/day.ts";
import { formatPrice } from "../../domain/money.ts";
import { i18nFor } from "../content/i18n.ts";
import { breadcrumbs } from "../head/breadcrumbs.server.ts";
import { feature, houseFacts, houseId, photoUrl } from "../head/house-facts.server.ts";
import type { HouseInHead } from "../head/house-in-head.server.ts";
import { nightlyOffer, stayOffer } from "../head/offers.server.ts";
import { pageHead } from "../head/page-head.server.ts";
import { placeOf, shortened, stayWords } from "../head/preview-words.server.ts";
import { readEntries } from "./entries-in-address.ts";
import { judgeBooking } from "./judge-booking.ts";
import type { LoadedRoom } from "./load-room.ts";
import { roomTitle } from "./room-title.ts";

/** Metadata of a room, with dates and total if they can be booked. */
export function roomHead(
  house: HouseInHead,
  room: LoadedRoom,
  address: URLSearchParams,
): MetaDescriptor[] {
  const { listing } = room;
  const path = namedRoomUrl(listing.slug);
  const asked = askedStay(house, room, address);
  const total = asked?.total ?? null;
  const offered = asked && total !== null ? { ...asked, total } : null;
  const description = shortened(`${plainWords(house, room)} ${listing.paragraphs[0] ?? ""}`.trim());
  return pageHead(house, {
    title: roomTitle(listing.name, house.property.name),
    description,
    shared: offered ? `${stayWords(house, offered)} ${placeOf(house)}.` : description,
    path,
    ...(offered && { sharedPath: namedRoomUrl(listing.slug, offered) }),
    photo: listing.photos[0] ?? null,
    facts: [
      houseFacts(house),
      roomFacts(house, room, asked),
      breadcrumbs(house, { name: listing.name, path }),
    ],
  });
}

type AskedStay = NonNullable<ReturnType<typeof askedStay>>;

/** The same check as the form makes for this URL. */
function askedStay({ property }: HouseInHead, room: LoadedRoom, address: URLSearchParams) {
  const { listing } = room;
  const entries = readEntries(address, listing.capacity);
  const { stay, quote, complaint } = judgeBooking(entries, {
    listing,
    reserved: room.reserved && new Set(room.reserved),
    sameDayTurnover: property.sameDayTurnover,
    local: localTime(property.timeZone, room.now),
  });
  if (!stay || !quote) return null;
  const isFree = room.reserved !== null && complaint === null;
  const { guests } = entries;
  return { stay, guests, total: isFree ? quote.total : null };
}

function plainWords(house: HouseInHead, { listing }: LoadedRoom): string {
  return i18nFor(house.language).t("head.room", {
    price: formatPrice(listing.rates.nightlyPrice, house.language),
    place: placeOf(house),
    count: listing.capacity,
  });
}

function roomFacts(house: HouseInHead, { listing }: LoadedRoom, asked: AskedStay | null) {
  const path = namedRoomUrl(listing.slug);
  return {
    // Only a Product can have offers; schema.org's guide for hotels says to use both types.
    "@type": ["HotelRoom", "Product"],
    "@id": house.fileOf(`${path}#quarto`),
    name: listing.name,
    description: listing.paragraphs.join(" "),
    url: house.urlOf(path),
    image: listing.photos.map((photo) => photoUrl(house, photo)),
    occupancy: { "@type": "QuantitativeValue", maxValue: listing.capacity },
    numberOfRooms: listing.roomCount,
    amenityFeature: listing.amenities.map(({ title }) => feature(title)),
    containedInPlace: { "@id": houseId(house) },
    offers: [
      ...(asked ? [stayOffer(house, namedRoomUrl(listing.slug, asked), asked)] : []),
      nightlyOffer(house, path, {
        nightlyPrice: listing.rates.nightlyPrice,
        validUntil: listing.ratesValidUntil,
      }),
    ],
  };
}
