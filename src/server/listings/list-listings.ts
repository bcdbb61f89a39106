import { sql } from "kysely";
import { defaultLanguage, type Language } from "../../domain/language.ts";
import type { ListingCard } from "../../domain/listing.ts";
import type { Rates } from "../../domain/quote.ts";
import type { StayRules } from "../../domain/stay-rules.ts";
import type { Database } from "../database/connect.ts";
import { statement } from "../database/statement.ts";
import { type ListingRow, listingColumns } from "./listing-columns.ts";
import { seasons, toRates } from "./rates.ts";
import { type RulesRow, toRules } from "./rules.ts";
import { textsIn } from "./texts-in.ts";

export type ListedListing = ListingCard & { readonly rates: Rates; readonly rules: StayRules };

type Row = ListingRow &
  RulesRow & {
    photo_id: string | null;
    width: number | null;
    height: number | null;
    alt: string | null;
    alt_en: string | null;
    seasons: Rates["seasons"];
  };

const readListings = statement(
  () => sql<Row>`
    select ${listingColumns}, horizon_days, same_day_until, sell_gaps, ${seasons} as seasons,
           media.id as photo_id, media.width, media.height, alt, alt_en
    from listing cross join property
    left join listing_photo as photo on photo.listing_id = listing.id and photo.position = 0
    left join media on media.id = photo.media_id
    where published
    order by listing.position
  `,
);

/** Every published listing with its first photo, its prices and rules, in the owner's order. */
export async function listListings(db: Database, language: Language): Promise<ListedListing[]> {
  const rows = await readListings(db, {});
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
      offer: null,
      oneMoreNight: null,
      rates: toRates(row),
      rules: toRules(row),
    };
  });
}
