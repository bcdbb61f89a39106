import sharp, { type OutputInfo } from "sharp";
import { filesOf, type PictureFile, widthsOf } from "../../../contract/picture-urls.ts";
import { AppError } from "../../../domain/app-error.ts";
import type { EncodedPhoto } from "./orders.ts";
import { MOST_PIXELS, orUnreadable, readHeader, type Size } from "./read-header.ts";

/** Below the largest height that WebP and AVIF can store. */
const TALLEST = 16_000;
/** Pixels; encoding AVIF takes forty bytes for each. */
const MOST_SHOWN = 10_000_000;

const widestOf = (width: number) => Math.min(width, Math.max(...widthsOf(width)));

/** A camera's JPEG of 64 megapixels, halved, or one of 24 megapixels as it is. */
const limits = {
  shrink: ({ width }: Size) => width / widestOf(width),
  mostBytes: 80_000_000,
};

/** The size after applying the orientation flag. */
export async function measurePhoto(content: Buffer): Promise<Size> {
  const { width, height } = await readHeader(content, limits);
  const shown = widestOf(width);
  const tall = (height * shown) / width;
  if (tall > TALLEST || tall * shown > MOST_SHOWN) throw new AppError("picture-too-large");
  return { width, height };
}

/** Its missing widths and formats, without metadata. */
export async function encodePhoto(
  content: Buffer,
  present: readonly string[] = [],
): Promise<EncodedPhoto> {
  const size = await measurePhoto(content);
  const missing = filesOf(size.width).filter(({ name }) => !present.includes(name));
  if (missing.length === 0) return { ...size, files: {} };
  const upright = await unpack(content, Math.max(...missing.map(({ width }) => width)));
  const files: Record<string, Buffer> = {};
  for (const target of missing) files[target.name] = await encode(upright, target);
  return { ...size, files };
}

type Unpacked = { readonly data: Buffer; readonly info: OutputInfo };

/** Decode and rotate once for all sizes. */
function unpack(content: Buffer, width: number): Promise<Unpacked> {
  return orUnreadable(() =>
    sharp(content, { limitInputPixels: MOST_PIXELS, sequentialRead: true })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: "white" })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
}

function encode({ data, info }: Unpacked, { width, format }: PictureFile): Promise<Buffer> {
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const resized = sharp(data, { raw }).resize({ width, withoutEnlargement: true });
  const encoded = {
    avif: () => resized.avif({ quality: 45, effort: 2 }),
    webp: () => resized.webp({ quality: 72 }),
    jpg: () => resized.jpeg({ quality: 74, mozjpeg: true }),
  }[format]();
  return encoded.toBuffer();
}
