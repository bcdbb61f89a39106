import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { encodePhoto, measurePhoto } from "../src/server/media/decoding/encode-photo.ts";
import { keepPicture, type Picture, pictureId } from "../src/server/media/keep-picture.ts";

const folder = path.join(import.meta.dirname, "photos");

/** Encodes the sample's missing pictures. They are trusted, so no child process is needed. */
export function encodeSamplePictures(mediaFolder: string): Promise<Map<string, Picture>> {
  return eachPicture((content) => keepPicture(content, mediaFolder, encodePhoto));
}

/** Ids and sizes only: enough for rows, and fast. */
export function identifySamplePictures(): Promise<Map<string, Picture>> {
  return eachPicture(async (content) => ({
    id: pictureId(content),
    ...(await measurePhoto(content)),
  }));
}

async function eachPicture(
  read: (content: Buffer) => Promise<Picture>,
): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  for (const file of (await readdir(folder)).sort()) {
    pictures.set(file, await read(await readFile(path.join(folder, file))));
  }
  return pictures;
}
