import type { Photo } from "../../domain/listing.ts";
import type { Database } from "../database/connect.ts";

export async function firstPhoto(db: Database, listingId: string): Promise<Photo | null> {
  const photo = await db
    .selectFrom("listing_photo")
    .innerJoin("media", "media.id", "listing_photo.media_id")
    .select(["media.id", "alt", "width", "height"])
    .where("listing_id", "=", listingId)
    .orderBy("position")
    .limit(1)
    .executeTakeFirst();
  return photo ?? null;
}
