import { createHash } from "node:crypto";
import { access, mkdir, rename } from "node:fs/promises";
import path from "node:path";
import sharp, { type OutputInfo } from "sharp";
import { type PictureFormat, pictureFormats, widthsOf } from "../../contract/picture-urls.ts";
import { AppError } from "../../domain/app-error.ts";

export type Picture = { readonly id: string; readonly width: number; readonly height: number };

/** More than any phone takes; guards against decompression bombs. */
export const MOST_PIXELS = 64_000_000;
/** Below the largest height that WebP and AVIF can store. */
const TALLEST = 16_000;
/** Camera formats only. sharp would also render SVG, which can load other files. */
const READABLE = new Set(["jpeg", "png", "webp", "heif"]);

/** The id is a content hash: duplicates are stored once, and a changed picture gets a new URL. */
export async function identifyPicture(content: Buffer): Promise<Picture> {
  const { format, width, height, autoOrient } = await orUnreadable(() =>
    sharp(content, { limitInputPixels: false }).metadata(),
  );
  if (!READABLE.has(format)) throw new AppError("picture-unreadable");
  if (width * height > MOST_PIXELS) throw new AppError("picture-too-large");
  const shown = Math.min(autoOrient.width, Math.max(...widthsOf(autoOrient.width)));
  if ((autoOrient.height * shown) / autoOrient.width > TALLEST) {
    throw new AppError("picture-too-large");
  }
  const id = createHash("sha256").update(content).digest("hex").slice(0, 24);
  // Dimensions after applying the orientation flag.
  return { id, width: autoOrient.width, height: autoOrient.height };
}

/** Writes the missing widths and formats, without metadata. */
export async function encodePicture(content: Buffer, folder: string): Promise<Picture> {
  const picture = await identifyPicture(content);
  const files = await missingFiles(picture, folder);
  if (files.length === 0) return picture;
  const upright = await unpack(content, Math.max(...files.map(({ width }) => width)));
  await mkdir(path.join(folder, picture.id), { recursive: true });
  // Sequentially: each encode already uses all cores.
  for (const file of files) await encode(upright, file);
  return picture;
}

type Target = { readonly file: string; readonly width: number; readonly format: PictureFormat };

async function missingFiles({ id, width }: Picture, folder: string): Promise<Target[]> {
  const all = widthsOf(width).flatMap((width) =>
    pictureFormats.map((format) => ({
      file: path.join(folder, id, `${width}.${format}`),
      width,
      format,
    })),
  );
  const present = await Promise.all(all.map(({ file }) => exists(file)));
  return all.filter((_, index) => !present[index]);
}

type Unpacked = { readonly data: Buffer; readonly info: OutputInfo };

/** Decode and rotate once for all sizes. */
function unpack(content: Buffer, width: number): Promise<Unpacked> {
  return orUnreadable(() =>
    sharp(content, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: "white" })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
}

async function encode({ data, info }: Unpacked, { file, width, format }: Target): Promise<void> {
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const resized = sharp(data, { raw }).resize({ width, withoutEnlargement: true });
  const encoded = {
    avif: () => resized.avif({ quality: 45, effort: 2 }),
    webp: () => resized.webp({ quality: 72 }),
    jpg: () => resized.jpeg({ quality: 74, mozjpeg: true }),
  }[format]();
  // Rename into place, so that a partial file is never served.
  const unfinished = `${file}.${process.pid}`;
  await encoded.toFile(unfinished);
  await rename(unfinished, file);
}

/** The callback is invoked inside, because sharp throws synchronously on empty input. */
export async function orUnreadable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw new AppError("picture-unreadable", {}, { cause: error });
  }
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
