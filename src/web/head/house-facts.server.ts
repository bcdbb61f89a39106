import { homeUrl, phoneUrl, pictureUrl, placeUrl, widthsOf } from "../../contract/page-urls.ts";
import type { Photo } from "../../domain/listing.ts";
import { type Centavos, formatPrice } from "../../domain/money.ts";
import type { HouseInHead } from "./house-in-head.server.ts";

/** The facts that Google requires of a local business. */
export function houseFacts(house: HouseInHead) {
  const { property } = house;
  return {
    "@type": "BedAndBreakfast",
    "@id": houseId(house),
    name: property.name,
    url: house.urlOf(homeUrl),
    telephone: phoneUrl(property.phone).replace("tel:", ""),
    image: housePhotos(house).map((photo) => photoUrl(house, photo)),
    address: {
      "@type": "PostalAddress",
      streetAddress: property.address,
      addressLocality: property.city,
      addressRegion: property.state,
      addressCountry: "BR",
    },
    geo: {
      "@type": "GeoCoordinates",
      latitude: property.latitude,
      longitude: property.longitude,
    },
  };
}

/** All facts, for the home page. */
export function wholeHouseFacts(house: HouseInHead, prices: readonly Centavos[]) {
  const { property } = house;
  return {
    ...houseFacts(house),
    description: property.texts.description,
    ...(property.email && { email: property.email }),
    hasMap: placeUrl(property),
    checkinTime: property.checkInTime,
    checkoutTime: property.checkOutTime,
    currenciesAccepted: "BRL",
    ...(prices.length > 0 && { priceRange: priceRange(prices, house.language) }),
    amenityFeature: property.texts.benefits.flatMap(({ title }) => (title ? [feature(title)] : [])),
  };
}

/** The same id in all languages and on every page. */
export function houseId(house: HouseInHead): string {
  return house.fileOf(`${homeUrl}#pousada`);
}

export function photoUrl(house: HouseInHead, photo: Photo): string {
  return house.fileOf(pictureUrl(photo.id, widthsOf(photo.width).at(-1) ?? 0, "jpg"));
}

export function feature(name: string) {
  return { "@type": "LocationFeatureSpecification", name, value: true };
}

function priceRange(prices: readonly Centavos[], language: string): string {
  const ends = [Math.min(...prices), Math.max(...prices)];
  return [...new Set(ends.map((price) => formatPrice(price, language)))].join(" - ");
}

function housePhotos({ property: { heroPhoto, texts } }: HouseInHead): Photo[] {
  const [first] = texts.learnMore.photos;
  return [heroPhoto, first].flatMap((photo) => (photo ? [photo] : []));
}
