import type { ListingRow } from "../../contract/owner/listings.ts";
import type { Database } from "../database/connect.ts";

/** Every listing, including unpublished ones, in the owner's order. */
export async function listAllListings(db: Database): Promise<ListingRow[]> {
  const rows = await db
    .selectFrom("listing")
    .leftJoin("listing_photo", (join) =>
      join
        .onRef("listing_photo.listing_id", "=", "listing.id")
        .on("listing_photo.position", "=", 0),
    )
    .leftJoin("media", "media.id", "listing_photo.media_id")
    .select([
      "listing.id",
      "listing.texts",
      "listing.nightly_price",
      "listing.capacity",
      "listing.room_count",
      "listing.published",
      "media.id as photo_id",
      "media.width",
      "media.height",
    ])
    .orderBy("listing.position")
    .orderBy("listing.id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.texts.name,
    photo:
      row.photo_id && row.width && row.height
        ? { id: row.photo_id, width: row.width, height: row.height, alt: "" }
        : null,
    nightlyPrice: row.nightly_price,
    capacity: row.capacity,
    roomCount: row.room_count,
    published: row.published,
  }));
}
