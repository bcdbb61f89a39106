import { createHash } from "node:crypto";
import { access, mkdir, rename } from "node:fs/promises";
import path from "node:path";
import sharp, { type OutputInfo } from "sharp";
import { type PictureFormat, pictureFormats, widthsOf } from "../../contract/page-urls.ts";
import { AppError } from "../../domain/app-error.ts";

export type Picture = { readonly id: string; readonly width: number; readonly height: number };

/** More than any phone takes. A small file that unpacks into more is meant to fill the memory. */
const MOST_PIXELS = 64_000_000;
/** What is taller in the width we show it fits into no format that browsers read, and is no photo. */
const TALLEST = 16_000;
/** What cameras and phones write. sharp would also draw an SVG, which may ask for other files. */
const READABLE = new Set(["jpeg", "png", "webp", "heif"]);

/** Named by what is in it: the same picture is kept once, and a changed one has a new address. */
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
  // As it is looked at: a phone held upright writes a lying picture and the word to turn it.
  return { id, width: autoOrient.width, height: autoOrient.height };
}

/** Writes every width and format that is not there yet. None carries what the camera noted. */
export async function encodePicture(content: Buffer, folder: string): Promise<Picture> {
  const picture = await identifyPicture(content);
  const files = await missingFiles(picture, folder);
  if (files.length === 0) return picture;
  const upright = await unpack(content, Math.max(...files.map(({ width }) => width)));
  await mkdir(path.join(folder, picture.id), { recursive: true });
  // One after the other: each already uses all cores, and the house has other work for its threads.
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

/** Unpacked and turned once for all the sizes that follow. */
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
  // Renamed into place, so that nobody is ever served half a picture.
  const unfinished = `${file}.${process.pid}`;
  await encoded.toFile(unfinished);
  await rename(unfinished, file);
}

/** Called inside, because of nothing at all sharp complains before it promises anything. */
async function orUnreadable<T>(read: () => Promise<T>): Promise<T> {
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
