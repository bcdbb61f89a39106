import { createHash } from "node:crypto";
import { access, mkdir, rename } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { type PictureFormat, pictureFormats, widthsOf } from "../../contract/page-urls.ts";

export type Picture = { readonly id: string; readonly width: number; readonly height: number };

/** Named by what is in it: the same picture is kept once, and a changed one has a new address. */
export async function identifyPicture(content: Buffer): Promise<Picture> {
  const { width, height } = await sharp(content).metadata();
  const id = createHash("sha256").update(content).digest("hex").slice(0, 24);
  return { id, width, height };
}

/** Writes every width and format that is not there yet. */
export async function encodePicture(content: Buffer, folder: string): Promise<Picture> {
  const picture = await identifyPicture(content);
  await mkdir(path.join(folder, picture.id), { recursive: true });
  for (const width of widthsOf(picture.width)) {
    await Promise.all(
      pictureFormats.map((format) =>
        encodeOnce(content, path.join(folder, picture.id, `${width}.${format}`), width, format),
      ),
    );
  }
  return picture;
}

async function encodeOnce(
  content: Buffer,
  file: string,
  width: number,
  format: PictureFormat,
): Promise<void> {
  if (await exists(file)) return;
  const resized = sharp(content).rotate().resize({ width, withoutEnlargement: true });
  const encoded = {
    avif: () => resized.avif({ quality: 50, effort: 2 }),
    webp: () => resized.webp({ quality: 72 }),
    jpg: () => resized.jpeg({ quality: 74, mozjpeg: true }),
  }[format]();
  // Renamed into place, so that nobody is ever served half a picture.
  const unfinished = `${file}.${process.pid}`;
  await encoded.toFile(unfinished);
  await rename(unfinished, file);
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
