import { createHash } from "node:crypto";
import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesOf } from "../../contract/picture-urls.ts";
import type { EncodedPhoto } from "./decoding/orders.ts";

export type Picture = { readonly id: string; readonly width: number; readonly height: number };

/** A content hash: duplicates are stored once, and a changed picture gets a new URL. */
export function pictureId(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 24);
}

/** Writes the missing files. Their names are built here, not taken from the untrusted decoder. */
export async function keepPicture(
  content: Buffer,
  mediaDir: string,
  encode: (content: Buffer, present: readonly string[]) => Promise<EncodedPhoto>,
): Promise<Picture> {
  const id = pictureId(content);
  const folder = path.join(mediaDir, id);
  const present = await readdir(folder).catch(() => []);
  const { width, height, files } = await encode(content, present);
  await mkdir(folder, { recursive: true });
  for (const { name } of filesOf(width)) {
    const file = files[name];
    if (file) await put(path.join(folder, name), file);
  }
  return { id, width, height };
}

/** Renamed into place, so that a partial file is never served. */
async function put(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
