import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { ListingInEditor, ListingWords } from "../../contract/owner/listings.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { ListingTexts } from "../database/tables.ts";
import { hasHistory } from "./history.ts";
import { seasons, toRates } from "./rates.ts";

/** A listing as the owner edits it: both languages, without fallbacks. */
export async function getListingToEdit(db: Database | Tx, id: string): Promise<ListingInEditor> {
  const row = await db
    .selectFrom("listing")
    .selectAll("listing")
    .select((eb) => [
      seasons.as("seasons"),
      hasHistory.as("hasHistory"),
      jsonArrayFrom(
        eb
          .selectFrom("listing_photo")
          .innerJoin("media", "media.id", "listing_photo.media_id")
          .whereRef("listing_photo.listing_id", "=", "listing.id")
          .select(["media.id", "width", "height", "alt"])
          .select(sql<string>`coalesce(alt_en, '')`.as("altEnglish"))
          .orderBy("listing_photo.position"),
      ).as("photos"),
      eb
        .selectFrom("listing_physical_room")
        .whereRef("listing_physical_room.listing_id", "=", "listing.id")
        .select(sql<number[]>`array_agg(physical_room_id order by physical_room_id)`.as("ids"))
        .as("physicalRoomIds"),
    ])
    .where("listing.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new AppError("listing-unknown");
  return {
    id,
    version: row.version,
    published: row.published,
    hasHistory: row.hasHistory,
    listing: {
      photos: row.photos,
      portuguese: wordsOf(row.texts),
      english: wordsOf(row.texts_en),
      amenities: row.texts.amenities.map((amenity, index) => ({
        ...amenity,
        titleEnglish: row.texts_en.amenities?.[index]?.title ?? "",
        textEnglish: row.texts_en.amenities?.[index]?.text ?? "",
      })),
      capacity: row.capacity,
      roomCount: row.room_count,
      wholeHouse: row.whole_house,
      rates: toRates(row),
      ratesValidUntil: row.rates_valid_until,
      minNights: row.min_nights,
      maxNights: row.max_nights,
      noArrivalWeekdays: row.no_arrival_weekdays,
      physicalRoomIds: row.physicalRoomIds ?? [],
    },
  };
}

function wordsOf(texts: Partial<ListingTexts>): ListingWords {
  return {
    name: texts.name ?? "",
    cardText: texts.cardText ?? "",
    paragraphs: texts.paragraphs ?? [],
    observations: texts.observations ?? [],
  };
}
