import { z } from "zod";
import type { ListingEdit, ListingTerms } from "../../contract/owner/listings.ts";
import { amenityIcons } from "../../domain/amenity-icon.ts";
import { AppError } from "../../domain/app-error.ts";
import { parseDay } from "../../domain/day.ts";
import type { Guests } from "../../domain/guests.ts";
import type { Season } from "../../domain/season.ts";

const MOST_CENTAVOS = 1_000_000_00;
const day = z.string().transform((text, context) => {
  const parsed = parseDay(text);
  if (!parsed) context.addIssue("not a day");
  return parsed ?? z.NEVER;
});
const price = z.int().min(1).max(MOST_CENTAVOS);
const surcharge = z.int().min(0).max(MOST_CENTAVOS);
const nights = z.int().min(1).max(365);
const word = z.string().trim().max(200);
const text = z.string().trim().max(2000);

/** As many as the editor takes. */
export const MOST_SEASONS = 60;

const season = z
  .object({
    firstNight: day,
    lastNight: day,
    nightlyPrice: price,
    fromNights: nights.nullable(),
    minNights: nights.nullable(),
    createdAt: z.int().nullable(),
  })
  .refine(({ firstNight, lastNight }) => firstNight <= lastNight);

const terms = z.object({
  capacity: z.int().min(1).max(50),
  rates: z.object({
    nightlyPrice: price,
    weekendPrice: price.nullable(),
    includedGuests: z.int().min(1).nullable(),
    extraAdult: surcharge,
    childUpTo12: surcharge,
    childAbove12: surcharge,
    seasons: z.array(season).max(MOST_SEASONS),
  }),
  minNights: nights,
  maxNights: nights,
  noArrivalWeekdays: z.array(z.int().min(0).max(6)).max(6),
});

const guests = z.object({
  adults: z.int().min(1).max(50),
  childrenUpTo12: z.int().min(0).max(50),
  childrenAbove12: z.int().min(0).max(50),
});

const words = z.object({
  name: word,
  cardText: text,
  paragraphs: z.array(text.min(1)).max(30),
  observations: z.array(text.min(1)).max(30),
});

const listing = terms
  .extend({
    photos: z
      .array(
        z.object({
          id: z.string(),
          width: z.int(),
          height: z.int(),
          alt: word.min(1),
          altEnglish: word,
        }),
      )
      .max(60),
    portuguese: words.extend({ name: word.min(1) }),
    english: words,
    amenities: z
      .array(
        z.object({
          icon: z.enum(amenityIcons),
          title: word.min(1),
          text,
          titleEnglish: word,
          textEnglish: text,
        }),
      )
      .max(30),
    roomCount: z.int().min(1).max(50),
    wholeHouse: z.boolean(),
    ratesValidUntil: day.nullable(),
    // Nights are taken in physical rooms: a listing without one could be sold without limit.
    physicalRoomIds: z.array(z.int()).min(1),
  })
  .refine(({ minNights, maxNights }) => minNights <= maxNights)
  .refine(({ capacity, rates }) => (rates.includedGuests ?? capacity) <= capacity);

/** Validates untrusted input from the browser. */
export function checkListing(given: unknown): ListingEdit {
  return check(listing, given);
}

export function checkTerms(given: unknown): ListingTerms {
  return check(terms, given);
}

/** The bounds of a room's own seasons, for those that are made in the calendar. */
export function checkSeasons(given: unknown): Season[] {
  return check(z.array(season).max(MOST_SEASONS), given);
}

export function checkGuests(given: unknown): Guests {
  return check(guests, given);
}

function check<T>(schema: z.ZodType<T>, given: unknown): T {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new AppError("invalid-request");
  return parsed.data;
}

/** Publishing needs a photo, a summary and a description. */
export function isReadyForSite({ photos, portuguese }: ListingEdit): boolean {
  return photos.length > 0 && portuguese.cardText !== "" && portuguese.paragraphs.length > 0;
}
