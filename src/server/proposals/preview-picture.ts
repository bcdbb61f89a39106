import type { ProposalPicture } from "../../contract/proposal-picture.ts";
import { drawBesidePhoto } from "../media/photo-beside.ts";
import { createTurns } from "../media/turns.ts";
import { drawWords, PHOTO_WIDTH } from "./draw-words.ts";

/** Enough for the proposals of some weeks; each is at most 300 KB. */
const MOST_KEPT = 60;

const kept = new Map<string, Buffer>();
const inTurn = createTurns(1);

/** Drawn once and then cached by its name, as far as there is room. */
export async function drawPreview(
  hash: string,
  picture: ProposalPicture,
  mediaDir: string,
): Promise<Buffer> {
  const found = kept.get(hash);
  if (found) return found;
  return inTurn(async () => {
    // Another request may have finished the work while this one waited.
    const drawn = kept.get(hash) ?? (await draw(picture, mediaDir));
    kept.set(hash, drawn);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest) kept.delete(oldest);
    return drawn;
  });
}

function draw(picture: ProposalPicture, mediaDir: string): Promise<Buffer> {
  const { photoId } = picture;
  const drawing = { photoId, photoWidth: PHOTO_WIDTH, svg: drawWords(picture) };
  return drawBesidePhoto(drawing, mediaDir);
}
