import { type ExpressionBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { AppError } from "../../domain/app-error.ts";
import { defaultLanguage, type Language } from "../../domain/language.ts";
import type { Listing } from "../../domain/listing.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { Tables } from "../database/tables.ts";
import { seasonsOf, toRates } from "./rates.ts";
import { textsIn } from "./texts-in.ts";

export type ListingWithRooms = Listing & { readonly physicalRoomIds: readonly number[] };

/** One listing in one statement: the room page and every hold begin here. */
export async function getListing(
  db: Database | Tx,
  id: string,
  language: Language = defaultLanguage,
  { evenUnpublished = false } = {},
): Promise<ListingWithRooms> {
  const row = await db
    .selectFrom("listing")
    .innerJoin("property", (join) => join.onTrue())
    .selectAll("listing")
    .select(["property.horizon_days", "property.same_day_until"])
    .select((eb) => [
      jsonArrayFrom(photosOf(eb)).as("photos"),
      jsonArrayFrom(seasonsOf(eb)).as("seasons"),
      eb
        .selectFrom("listing_physical_room")
        .whereRef("listing_physical_room.listing_id", "=", "listing.id")
        .select(sql<number[]>`array_agg(physical_room_id order by physical_room_id)`.as("ids"))
        .as("physical_room_ids"),
    ])
    .where("listing.id", "=", id)
    .$if(!evenUnpublished, (query) => query.where("listing.published", "=", true))
    .executeTakeFirst();
  if (!row) throw new AppError("listing-unknown");

  const translated = language !== defaultLanguage;
  const texts = textsIn(row, language);
  return {
    id: row.id,
    slug: row.slug,
    name: texts.name,
    wholeHouse: row.whole_house,
    capacity: row.capacity,
    roomCount: row.room_count,
    photos: row.photos.map(({ alt_en, ...photo }) => ({
      ...photo,
      alt: (translated ? alt_en : null) ?? photo.alt,
    })),
    paragraphs: texts.paragraphs,
    amenities: texts.amenities,
    observations: texts.observations,
    rates: toRates(row),
    rules: {
      minNights: row.min_nights,
      maxNights: row.max_nights,
      horizonDays: row.horizon_days,
      sameDayUntil: row.same_day_until,
      noArrivalWeekdays: row.no_arrival_weekdays,
    },
    ratesValidUntil: row.rates_valid_until,
    physicalRoomIds: row.physical_room_ids ?? [],
  };
}

function photosOf(eb: ExpressionBuilder<Tables, "listing">) {
  return eb
    .selectFrom("listing_photo")
    .innerJoin("media", "media.id", "listing_photo.media_id")
    .whereRef("listing_photo.listing_id", "=", "listing.id")
    .select(["media.id", "alt", "alt_en", "width", "height"])
    .orderBy("listing_photo.position");
}
