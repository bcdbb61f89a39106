import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database } from "../database/connect.ts";

export type FindableListing = {
  readonly slug: string;
  readonly photos: readonly { readonly id: string; readonly width: number }[];
};

/** Every published listing by its slug, with all its pictures, in the owner's order. */
export function listFindableListings(db: Database): Promise<FindableListing[]> {
  return db
    .selectFrom("listing")
    .select("slug")
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("listing_photo")
          .innerJoin("media", "media.id", "listing_photo.media_id")
          .whereRef("listing_photo.listing_id", "=", "listing.id")
          .select(["media.id", "media.width"])
          .orderBy("listing_photo.position"),
      ).as("photos"),
    )
    .where("published", "=", true)
    .orderBy("listing.position")
    .execute();
}
