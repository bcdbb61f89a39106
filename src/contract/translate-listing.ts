import type { z } from "zod";
import type { Listing, ListingCard, Photo } from "../domain/listing.ts";
import { fromReais, toReais } from "../domain/money.ts";
import { pictureUrl } from "./page-urls.ts";
import type { wirePhoto, wireRoom, wireRoomCard } from "./wire.ts";

type WirePhoto = z.output<typeof wirePhoto>;
type WireRoom = z.output<typeof wireRoom>;
type WireRoomCard = z.output<typeof wireRoomCard>;

const CARD_WIDTH = 960;

export function toWirePhoto(photo: Photo): WirePhoto {
  return { ...photo, url: pictureUrl(photo.id, CARD_WIDTH, "jpg") };
}

export function fromWirePhoto({ id, alt, width, height }: WirePhoto): Photo {
  return { id, alt, width, height };
}

export function toWireRoomCard(card: ListingCard): WireRoomCard {
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
  };
}

export function fromWireRoomCard(wire: WireRoomCard): ListingCard {
  return {
    id: wire._id,
    slug: wire.slug,
    title: wire.cardTitle,
    text: wire.cardText,
    photo: wire.card_image && fromWirePhoto(wire.card_image),
    wholeHouse: wire.full_space,
    capacity: wire.people,
    roomCount: wire.rooms,
    nightlyPrice: fromReais(wire.price),
    total: wire.total === null ? null : fromReais(wire.total),
  };
}

export function toWireRoom(listing: Listing): WireRoom {
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

export function fromWireRoom(wire: WireRoom): Listing {
  const { rates } = wire;
  return {
    id: wire._id,
    slug: wire.slug,
    name: wire.name,
    wholeHouse: wire.full_space,
    capacity: wire.people,
    roomCount: wire.rooms,
    photos: wire.room_images.map(fromWirePhoto),
    paragraphs: wire.room_descriptions,
    amenities: wire.room_benefits,
    observations: wire.observations,
    rates: {
      nightlyPrice: fromReais(wire.price),
      weekendPrice: rates.weekendPrice === null ? null : fromReais(rates.weekendPrice),
      childUpTo12: fromReais(rates.childUpTo12),
      childAbove12: fromReais(rates.childAbove12),
      seasons: rates.seasons.map(({ price, ...season }) => ({
        ...season,
        nightlyPrice: fromReais(price),
      })),
    },
    rules: wire.rules,
    ratesValidUntil: wire.validity,
  };
}
