import type { Deps } from "../deps.ts";
import { encodePicture, type Picture } from "./encode-picture.ts";
import { createTurns } from "./turns.ts";

/** One picture keeps every core busy for seconds; guests are served meanwhile. */
const inTurn = createTurns(1);

/** Keeps a picture in all its sizes. What the camera noted, the place above all, is not kept. */
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
