import type { z } from "zod";
import { AppError } from "../domain/app-error.ts";
import { type Amenity, type Listing, type Photo, UNTOLD } from "../domain/listing.ts";
import type { Offer } from "../domain/offer.ts";
import type { Season } from "../domain/season.ts";
import type { StayRules } from "../domain/stay-rules.ts";
import type { ToldCard } from "./api.ts";
import { CARD_WIDTH, pictureUrl } from "./picture-urls.ts";
import { asTold, readDay, readList, readMoney, readNumber, readText } from "./read-wire.ts";
import type { wireListing, wireListingCard, wirePhoto, wireSeason } from "./wire.ts";

type Fields<Shape extends z.ZodType> = keyof z.output<Shape> & string;
type TimeZone = () => string;

/** Our own pictures have an id; others have only a URL. */
export function readPhoto(wire: unknown, name: string | null): Photo | null {
  const fields = asTold<Fields<typeof wirePhoto>>(wire);
  const [id, url] = [readText(fields.id), readText(typeof wire === "string" ? wire : fields.url)];
  const [width, height] = [readNumber(fields.width), readNumber(fields.height)];
  const alt = readText(fields.alt) ?? name ?? "";
  if (id && width && height && (!url || url === pictureUrl(id, CARD_WIDTH, "jpg"))) {
    return { id, alt, width, height };
  }
  return url === null ? null : { id: url, alt, width: 0, height: 0, url };
}

/** Null without an id: the card would link nowhere. */
export function fromWireListingCard(wire: unknown): ToldCard | null {
  const fields = asTold<Fields<typeof wireListingCard> | "id">(wire);
  const id = readText(fields._id ?? fields.id);
  if (id === null) return null;
  return {
    id,
    slug: readText(fields.slug) ?? id,
    title: readText(fields.cardTitle) ?? "",
    text: readText(fields.cardText) ?? "",
    photo: readPhoto(fields.card_image, "") ?? readPhoto(fields.cardImgUrl, ""),
    wholeHouse: fields.full_space === true,
    capacity: readNumber(fields.people) ?? UNTOLD,
    roomCount: readNumber(fields.rooms) ?? UNTOLD,
    nightlyPrice: readMoney(fields.price),
    total: readMoney(fields.total),
    offer: readOffer(fields.offer),
    oneMoreNight: readMoney(fields.oneMoreNight),
  };
}

function readOffer(wire: unknown): Offer | null {
  const fields = asTold<keyof Offer>(wire);
  const fullTotal = readMoney(fields.fullTotal);
  return fullTotal === null ? null : { fullTotal, fromNights: readNumber(fields.fromNights) };
}

/** `asked` is the requested id, in case the response has none. */
export function fromWireListing(wire: unknown, asked: string, timeZone: TimeZone): Listing {
  const fields = asTold<Fields<typeof wireListing> | "id">(wire);
  const id = readText(fields._id ?? fields.id) ?? asked;
  const name = readText(fields.name) ?? "";
  const told = asTold<Fields<typeof wireListing.shape.rates>>(fields.rates);
  const nightlyPrice = readMoney(fields.price);
  if (nightlyPrice === null) throw new AppError("unexpected");
  const [childUpTo12, childAbove12] = [readMoney(told.childUpTo12), readMoney(told.childAbove12)];
  return {
    id,
    slug: readText(fields.slug) ?? id,
    name,
    wholeHouse: fields.full_space === true,
    capacity: readNumber(fields.people) ?? UNTOLD,
    roomCount: readNumber(fields.rooms) ?? UNTOLD,
    photos: readList(fields.room_images, (one) => readPhoto(one, name)),
    paragraphs: readList(fields.room_descriptions, readText),
    amenities: readList(fields.room_benefits, readAmenity),
    observations: readList(fields.observations, readText),
    rates: {
      nightlyPrice,
      weekendPrice: readMoney(told.weekendPrice),
      includedGuests: readNumber(told.includedGuests),
      extraAdult: readMoney(told.extraAdult) ?? 0,
      childUpTo12: childUpTo12 ?? 0,
      childAbove12: childAbove12 ?? 0,
      seasons: readList(told.seasons, (one) => readSeason(one, timeZone)),
    },
    rules: readRules(fields.rules),
    ratesValidUntil: readDay(fields.validity, timeZone),
    isPlain: childUpTo12 === null || childAbove12 === null,
  };
}

function readAmenity(wire: unknown): Amenity | null {
  const { icon, title, text } = asTold<keyof Amenity>(wire);
  const name = readText(title);
  return name === null
    ? null
    : { icon: readText(icon) ?? "", title: name, text: readText(text) ?? "" };
}

/** A season without dates or price is dropped; the server prices the stay anyway. */
function readSeason(wire: unknown, timeZone: TimeZone): Season | null {
  const fields = asTold<Fields<typeof wireSeason>>(wire);
  const firstNight = readDay(fields.firstNight, timeZone);
  const lastNight = readDay(fields.lastNight, timeZone);
  const nightlyPrice = readMoney(fields.price);
  if (!firstNight || !lastNight || nightlyPrice === null) return null;
  return {
    firstNight,
    lastNight,
    nightlyPrice,
    fromNights: readNumber(fields.fromNights),
    minNights: readNumber(fields.minNights),
    createdAt: readNumber(fields.createdAt),
  };
}

/** A missing rule forbids nothing: the server decides in the end. */
function readRules(wire: unknown): StayRules {
  const fields = asTold<keyof StayRules>(wire);
  return {
    minNights: readNumber(fields.minNights) ?? 1,
    maxNights: readNumber(fields.maxNights) ?? UNTOLD,
    horizonDays: readNumber(fields.horizonDays) ?? UNTOLD,
    sameDayUntil: readText(fields.sameDayUntil) ?? "24:00",
    noArrivalWeekdays: readList(fields.noArrivalWeekdays, readNumber),
    sellGaps: fields.sellGaps === true,
  };
}
