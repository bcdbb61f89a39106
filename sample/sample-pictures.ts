import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import {
  encodePicture,
  identifyPicture,
  type Picture,
} from "../src/server/media/encode-picture.ts";

const folder = path.join(import.meta.dirname, "photos");

/** Encodes the sample's missing pictures into the media folder. */
export function encodeSamplePictures(mediaFolder: string): Promise<Map<string, Picture>> {
  return eachPicture((content) => encodePicture(content, mediaFolder));
}

/** Ids and sizes only: enough for rows, and fast. */
export function identifySamplePictures(): Promise<Map<string, Picture>> {
  return eachPicture(identifyPicture);
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
