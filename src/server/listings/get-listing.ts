import { sql } from "kysely";
import { AppError } from "../../domain/app-error.ts";
import { defaultLanguage, type Language } from "../../domain/language.ts";
import type { Listing, Photo } from "../../domain/listing.ts";
import type { Database, Tx } from "../database/connect.ts";
import { statement } from "../database/statement.ts";
import { type ListingRow, listingColumns } from "./listing-columns.ts";
import { type RatesRow, seasons, toRates } from "./rates.ts";
import { type RulesRow, toRules } from "./rules.ts";
import { isSlug } from "./slug-of.ts";
import { textsIn } from "./texts-in.ts";

export type ListingWithRooms = Listing & { readonly physicalRoomIds: readonly number[] };

type Row = ListingRow &
  RatesRow &
  RulesRow & {
    photos: (Photo & { alt_en: string | null })[];
    physical_room_ids: number[];
  };

const photos = sql`(
  select coalesce(json_agg(json_build_object(
    'id', media.id, 'alt', alt, 'alt_en', alt_en, 'width', width, 'height', height
  ) order by photo.position), '[]')
  from listing_photo as photo join media on media.id = photo.media_id
  where photo.listing_id = listing.id
)`;

export const physicalRoomIds = sql`array(
  select physical_room_id from listing_physical_room
  where listing_id = listing.id order by physical_room_id
)`;

/** One statement: every room page starts with it. */
const readListing = statement(
  ({ id, evenUnpublished }: { id: string; evenUnpublished: boolean }) => sql<Row>`
    select ${listingColumns}, horizon_days, same_day_until, sell_gaps, ${photos} as photos, ${seasons} as seasons,
           ${physicalRoomIds} as physical_room_ids
    from listing cross join property
    where listing.id = ${id} and (published or ${evenUnpublished})
  `,
);

export async function getListing(
  db: Database | Tx,
  id: string,
  language: Language = defaultLanguage,
  { evenUnpublished = false } = {},
): Promise<ListingWithRooms> {
  // Ids have the format of slugs.
  if (!isSlug(id)) throw new AppError("listing-unknown");
  const [row] = await readListing(db, { id, evenUnpublished });
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
    rules: toRules(row),
    ratesValidUntil: row.rates_valid_until,
    physicalRoomIds: row.physical_room_ids,
  };
}
