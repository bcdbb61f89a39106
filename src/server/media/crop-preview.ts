import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { previewPictureUrl, previewSize } from "../../contract/picture-urls.ts";
import { AppError } from "../../domain/app-error.ts";
import { createTurns } from "./turns.ts";

/** WhatsApp ignores larger preview images. */
export const HEAVIEST_PREVIEW = 300_000;
const QUALITIES = [80, 70, 60, 50, 40, 30, 20];
const PHOTO_ID = /^[0-9a-f]{24}$/;

const inTurn = createTurns(1);

/** A stored photo cropped for link previews. Cropped once, then stored beside its other sizes. */
export async function cropPreview(photoId: string, mediaDir: string): Promise<Buffer> {
  if (!PHOTO_ID.test(photoId)) throw new AppError("route-unknown");
  const folder = path.resolve(mediaDir, photoId);
  const kept = path.join(folder, path.basename(previewPictureUrl(photoId)));
  return readIfThere(kept).then((found) => found ?? inTurn(() => cut(folder, kept)));
}

async function cut(folder: string, kept: string): Promise<Buffer> {
  // Another request may have finished the work while this one waited.
  const done = await readIfThere(kept);
  if (done) return done;
  const widest = await widestFile(folder);
  if (!widest) throw new AppError("route-unknown");
  const photo = await readFile(path.join(folder, widest));
  const preview = await encodePreview(
    sharp(photo).resize({ ...previewSize, fit: "cover", position: "attention" }),
  );
  const unfinished = `${kept}.${process.pid}`;
  await writeFile(unfinished, preview);
  await rename(unfinished, kept);
  return preview;
}

/** A stored photo in its largest size; null if there is none. */
export async function readWidest(photoId: string, mediaDir: string): Promise<Buffer | null> {
  if (!PHOTO_ID.test(photoId)) return null;
  const folder = path.resolve(mediaDir, photoId);
  const widest = await widestFile(folder);
  return widest ? readIfThere(path.join(folder, widest)) : null;
}

/** In the best quality that its size limit allows. */
export async function encodePreview(shape: Sharp): Promise<Buffer> {
  let smallest = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    smallest = await shape.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (smallest.length < HEAVIEST_PREVIEW) break;
  }
  return smallest;
}

/** '2200.jpg' before '960.jpg': the original is not stored. */
async function widestFile(folder: string): Promise<string | undefined> {
  const files = await readdir(folder).catch(() => []);
  return files
    .filter((file) => /^\d+\.jpg$/.test(file))
    .sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))[0];
}

function readIfThere(file: string): Promise<Buffer | null> {
  return readFile(file).catch(() => null);
}
