import { jsonArrayFrom } from "kysely/helpers/postgres";
import { defaultLanguage, type Language } from "../../domain/language.ts";
import type { ListingCard } from "../../domain/listing.ts";
import type { Rates } from "../../domain/quote.ts";
import type { Database } from "../database/connect.ts";
import { seasonsOf, toRates } from "./rates.ts";
import { textsIn } from "./texts-in.ts";

export type ListedListing = ListingCard & { readonly rates: Rates };

/** Every published listing with its first photo and its prices, in the owner's order. */
export async function listListings(db: Database, language: Language): Promise<ListedListing[]> {
  const rows = await db
    .selectFrom("listing")
    .leftJoin("listing_photo", (join) =>
      join
        .onRef("listing_photo.listing_id", "=", "listing.id")
        .on("listing_photo.position", "=", 0),
    )
    .leftJoin("media", "media.id", "listing_photo.media_id")
    .selectAll("listing")
    .select(["media.id as photo_id", "media.width", "media.height", "alt", "alt_en"])
    .select((eb) => jsonArrayFrom(seasonsOf(eb)).as("seasons"))
    .where("published", "=", true)
    .orderBy("listing.position")
    .execute();

  const translated = language !== defaultLanguage;
  return rows.map((row) => {
    const texts = textsIn(row, language);
    return {
      id: row.id,
      slug: row.slug,
      title: texts.cardTitle,
      text: texts.cardText,
      photo:
        row.photo_id && row.width && row.height
          ? {
              id: row.photo_id,
              width: row.width,
              height: row.height,
              alt: (translated ? row.alt_en : null) ?? row.alt ?? "",
            }
          : null,
      wholeHouse: row.whole_house,
      capacity: row.capacity,
      roomCount: row.room_count,
      nightlyPrice: row.nightly_price,
      total: null,
      rates: toRates(row),
    };
  });
}
