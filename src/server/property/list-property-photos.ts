import { sql } from "kysely";
import type { PropertyPhoto } from "../../contract/owner/property.ts";
import type { Database } from "../database/connect.ts";
import { getEditableProperty } from "./get-editable-property.ts";

/** Every picture, with the alternative text it already has somewhere. */
export async function listPropertyPhotos(db: Database): Promise<PropertyPhoto[]> {
  const { cover, learnMore, aboutUs } = await getEditableProperty(db);
  const own = new Map(
    [cover.photo, aboutUs.photo, ...learnMore.photos].flatMap((photo) =>
      photo ? [[photo.id, { alt: photo.alt, altEn: photo.altEn }]] : [],
    ),
  );
  const { rows } = await sql<PropertyPhoto>`
    select media.id, width, height, coalesce(used.alt, '') as alt,
           coalesce(used.alt_en, '') as "altEn"
    from media
    left join lateral (
      select alt, alt_en from listing_photo where media_id = media.id
      order by listing_id, position limit 1
    ) as used on true
    order by used.alt is not null, media.created_at, media.id
  `.execute(db);
  return rows.map((row) => ({ ...row, ...own.get(row.id) }));
}
