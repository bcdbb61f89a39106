import { homeUrl, phoneUrl, placeUrl } from "../../contract/page-urls.ts";
import { pictureUrl, widthsOf } from "../../contract/picture-urls.ts";
import type { Photo } from "../../domain/listing.ts";
import { type Centavos, formatPrice } from "../../domain/money.ts";
import type { SiteInHead } from "./site-in-head.server.ts";

/** The facts that Google requires of a local business. */
export function propertyFacts(site: SiteInHead) {
  const { property } = site;
  return {
    "@type": "BedAndBreakfast",
    "@id": propertyId(site),
    name: property.name,
    url: site.urlOf(homeUrl),
    telephone: phoneUrl(property.phone).replace("tel:", ""),
    image: propertyPhotos(site).map((photo) => photoUrl(site, photo)),
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
export function wholeHouseFacts(site: SiteInHead, prices: readonly Centavos[]) {
  const { property } = site;
  return {
    ...propertyFacts(site),
    description: property.texts.description,
    ...(property.email && { email: property.email }),
    hasMap: placeUrl(property),
    checkinTime: property.checkInTime,
    checkoutTime: property.checkOutTime,
    currenciesAccepted: "BRL",
    ...(prices.length > 0 && { priceRange: priceRange(prices, site.language) }),
    amenityFeature: property.texts.benefits.flatMap(({ title }) => (title ? [feature(title)] : [])),
  };
}

/** The same id in all languages and on every page. */
export function propertyId(site: SiteInHead): string {
  return site.fileOf(`${homeUrl}#pousada`);
}

export function photoUrl(site: SiteInHead, photo: Photo): string {
  return site.fileOf(pictureUrl(photo.id, widthsOf(photo.width).at(-1) ?? 0, "jpg"));
}

export function feature(name: string) {
  return { "@type": "LocationFeatureSpecification", name, value: true };
}

function priceRange(prices: readonly Centavos[], language: string): string {
  const ends = [Math.min(...prices), Math.max(...prices)];
  return [...new Set(ends.map((price) => formatPrice(price, language)))].join(" - ");
}

function propertyPhotos({ property: { heroPhoto, texts } }: SiteInHead): Photo[] {
  const [first] = texts.learnMore.photos;
  return [heroPhoto, first].flatMap((photo) => (photo ? [photo] : []));
}
