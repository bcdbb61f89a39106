import sharp from "sharp";
import { previewSize } from "../../contract/picture-urls.ts";
import { encodePreview, readWidest } from "./crop-preview.ts";

type Drawing = {
  readonly photoId: string | null;
  /** Width of the photo, at the left; the rest is background. */
  readonly photoWidth: number;
  /** As large as the whole picture, drawn over both. */
  readonly svg: string;
};

const PAPER = "#fdfcf8";
const SAND = "#ebe3d2";

/** A picture for link previews: a photo, and something drawn beside it. */
export async function drawBesidePhoto(drawing: Drawing, mediaDir: string): Promise<Buffer> {
  const { photoId, photoWidth: width, svg } = drawing;
  const { height } = previewSize;
  const photo = photoId === null ? null : await readWidest(photoId, mediaDir);
  const left = photo
    ? sharp(photo).resize({ width, height, fit: "cover", position: "attention" })
    : sharp({ create: { width, height, channels: 3, background: SAND } }).png();
  const paper = sharp({ create: { ...previewSize, channels: 3, background: PAPER } });
  const whole = await paper
    .composite([
      { input: await left.toBuffer(), left: 0, top: 0 },
      { input: Buffer.from(svg), left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
  return encodePreview(sharp(whole));
}
