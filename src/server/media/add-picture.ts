import type { Deps } from "../deps.ts";
import { encodePicture, type Picture } from "./encode-picture.ts";
import { createTurns } from "./turns.ts";

/** Encoding one picture uses all cores for seconds; a limit of one leaves capacity for requests. */
const inTurn = createTurns(1);

/** Stores a picture in all sizes, without its metadata, GPS position above all. */
export async function addPicture(
  { db, config }: Pick<Deps, "db" | "config">,
  content: Buffer,
): Promise<Picture> {
  const picture = await inTurn(() => encodePicture(content, config.MEDIA_DIR));
  await db
    .insertInto("media")
    .values(picture)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return picture;
}
