import type { z } from "zod";
import type { Listing, ListingCard, Photo } from "../domain/listing.ts";
import { toReais } from "../domain/money.ts";
import { CARD_WIDTH, pictureUrl } from "./picture-urls.ts";
import type { wireListing, wireListingCard, wirePhoto } from "./wire.ts";

type WirePhoto = z.output<typeof wirePhoto>;
type WireListing = z.output<typeof wireListing>;
type WireListingCard = z.output<typeof wireListingCard>;

export function toWirePhoto(photo: Photo): WirePhoto {
  return { ...photo, url: pictureUrl(photo.id, CARD_WIDTH, "jpg") };
}

export function toWireListingCard(card: ListingCard): WireListingCard {
  return {
    _id: card.id,
    cardTitle: card.title,
    cardText: card.text,
    cardImgUrl: card.photo ? pictureUrl(card.photo.id, CARD_WIDTH, "jpg") : "",
    card_image: card.photo && toWirePhoto(card.photo),
    slug: card.slug,
    price: toReais(card.nightlyPrice),
    people: card.capacity,
    rooms: card.roomCount,
    full_space: card.wholeHouse,
    total: card.total === null ? null : toReais(card.total),
    ...(card.offer && {
      offer: { ...card.offer, fullTotal: toReais(card.offer.fullTotal) },
    }),
    ...(card.oneMoreNight !== null && { oneMoreNight: toReais(card.oneMoreNight) }),
  };
}

export function toWireListing(listing: Listing): WireListing {
  const { rates } = listing;
  return {
    _id: listing.id,
    name: listing.name,
    price: toReais(rates.nightlyPrice),
    room_images: listing.photos.map(toWirePhoto),
    room_descriptions: [...listing.paragraphs],
    room_benefits: listing.amenities.map(({ title, text, icon }) => ({ title, text, icon })),
    slug: listing.slug,
    people: listing.capacity,
    rooms: listing.roomCount,
    full_space: listing.wholeHouse,
    observations: [...listing.observations],
    validity: listing.ratesValidUntil,
    rates: {
      weekendPrice: rates.weekendPrice === null ? null : toReais(rates.weekendPrice),
      includedGuests: rates.includedGuests ?? listing.capacity,
      extraAdult: toReais(rates.extraAdult),
      childUpTo12: toReais(rates.childUpTo12),
      childAbove12: toReais(rates.childAbove12),
      seasons: rates.seasons.map(({ nightlyPrice, ...season }) => ({
        ...season,
        price: toReais(nightlyPrice),
      })),
    },
    rules: { ...listing.rules, noArrivalWeekdays: [...listing.rules.noArrivalWeekdays] },
  };
}
