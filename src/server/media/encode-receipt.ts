import sharp from "sharp";
import { AppError } from "../../domain/app-error.ts";
import { LARGEST_RECEIPT } from "../../domain/hand-pix.ts";
import { identifyPicture, MOST_PIXELS, orUnreadable } from "./encode-picture.ts";
import { createTurns } from "./turns.ts";

/** Enough to read the small print of a bank's receipt. */
const LONGEST_SIDE = 2_000;

/** One at a time: whoever has a link can send pictures, and decoding uses all cores. */
const inTurn = createTurns(1);

/**
 * A picture that somebody sent, encoded anew: nothing of the file remains but what can be seen.
 * As JPEG, upright, without metadata.
 */
export async function encodeReceipt(content: Buffer): Promise<Buffer> {
  if (content.length > LARGEST_RECEIPT) throw new AppError("picture-too-large");
  return inTurn(async () => {
    await identifyPicture(content);
    return orUnreadable(() =>
      sharp(content, { limitInputPixels: MOST_PIXELS, failOn: "error" })
        .rotate()
        .resize({
          width: LONGEST_SIDE,
          height: LONGEST_SIDE,
          fit: "inside",
          withoutEnlargement: true,
        })
        .flatten({ background: "white" })
        .jpeg({ quality: 80, mozjpeg: true })
        .toBuffer(),
    );
  });
}
