import sharp from "sharp";
import { MOST_PIXELS, orUnreadable, readHeader, type Size } from "./read-header.ts";

/** Enough to read the small print of a bank's receipt. */
const LONGEST_SIDE = 2_000;
/** A screenshot, and a camera's JPEG of any size. */
const limits = {
  shrink: ({ width, height }: Size) => Math.max(width, height) / LONGEST_SIDE,
  mostBytes: 50_000_000,
};

/**
 * Re-encodes an untrusted picture as upright JPEG without metadata: nothing but the visible picture
 * remains of the file.
 */
export async function encodeReceipt(content: Buffer): Promise<Buffer> {
  await readHeader(content, limits);
  return orUnreadable(() =>
    sharp(content, { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true })
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
}
