import type { Deps } from "../deps.ts";
import { keepPicture, type Picture } from "./keep-picture.ts";

/** Stores a picture in all sizes, without its metadata, GPS position above all. */
export async function addPicture(
  { db, config, decoder }: Pick<Deps, "db" | "config" | "decoder">,
  content: Buffer,
): Promise<Picture> {
  const picture = await keepPicture(content, config.MEDIA_DIR, decoder.photo);
  await db
    .insertInto("media")
    .values(picture)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return picture;
}
