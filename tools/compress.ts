import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/**
 * Precompresses the text files of a build as .br and .gz at the best level, instead of a fast one
 * per request.
 */
const [, , folder = "build/client"] = process.argv;
const SMALLEST = 1024;
const forms = { br: promisify(brotliCompress), gz: promisify(gzip) };

for (const name of await readdir(folder, { recursive: true })) {
  if (!/\.(js|css|svg)$/.test(name)) continue;
  const file = path.join(folder, name);
  const content = await readFile(file);
  if (content.length < SMALLEST) continue;
  for (const [ending, compress] of Object.entries(forms)) {
    await writeFile(`${file}.${ending}`, await compress(content));
  }
}
