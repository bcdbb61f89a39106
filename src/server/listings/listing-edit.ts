import { z } from "zod";
import type { ListingEdit } from "../../contract/owner/listings.ts";
import { amenityIcons } from "../../domain/amenity-icon.ts";
import * as value from "../values.ts";

const MOST_CENTAVOS = 1_000_000_00;
export const price = value.amount.max(MOST_CENTAVOS);
export const capacity = z.int().min(1).max(50);
const surcharge = value.amountOrZero.max(MOST_CENTAVOS);
const nights = z.int().min(1).max(365);
const word = z.string().trim().max(200);
export const title = word.min(1);
const text = z.string().trim().max(2000);

/** The form's limit. */
export const MOST_SEASONS = 60;

export const nightsPrice = z.object({
  firstNight: value.day,
  lastNight: value.day,
  nightlyPrice: price,
  minNights: nights.nullable(),
});

const season = nightsPrice
  .extend({ fromNights: nights.nullable(), createdAt: z.int().nullable() })
  .refine(({ firstNight, lastNight }) => firstNight <= lastNight);
export const seasons = z.array(season).max(MOST_SEASONS).readonly();

/** What decides whether and at which price a stay is sold. */
export const listingTerms = z.object({
  capacity,
  rates: z.object({
    nightlyPrice: price,
    weekendPrice: price.nullable(),
    includedGuests: z.int().min(1).nullable(),
    extraAdult: surcharge,
    childUpTo12: surcharge,
    childAbove12: surcharge,
    seasons,
  }),
  minNights: nights,
  maxNights: nights,
  noArrivalWeekdays: z.array(z.int().min(0).max(6)).max(6).readonly(),
});

const words = z.object({
  name: word,
  cardText: text,
  paragraphs: z.array(text.min(1)).max(30).readonly(),
  observations: z.array(text.min(1)).max(30).readonly(),
});

export const listingEdit: z.ZodType<ListingEdit, ListingEdit> = listingTerms
  .extend({
    photos: z
      .array(
        z.object({
          id: z.string(),
          width: z.int(),
          height: z.int(),
          alt: title,
          altEnglish: word,
        }),
      )
      .max(60)
      .readonly(),
    portuguese: words.extend({ name: title }),
    english: words,
    amenities: z
      .array(
        z.object({
          icon: z.enum(amenityIcons),
          title,
          text,
          titleEnglish: word,
          textEnglish: text,
        }),
      )
      .max(30)
      .readonly(),
    roomCount: z.int().min(1).max(50),
    wholeHouse: z.boolean(),
    ratesValidUntil: value.day.nullable(),
    // Nights are taken in physical rooms: a listing without one could be sold without limit.
    physicalRoomIds: z.array(z.int()).min(1).readonly(),
  })
  .refine(({ minNights, maxNights }) => minNights <= maxNights)
  .refine(({ capacity, rates }) => (rates.includedGuests ?? capacity) <= capacity);

/** Publishing needs a photo, a summary and a description. */
export function isReadyForSite({ photos, portuguese }: ListingEdit): boolean {
  return photos.length > 0 && portuguese.cardText !== "" && portuguese.paragraphs.length > 0;
}
