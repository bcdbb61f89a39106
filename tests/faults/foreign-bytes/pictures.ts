import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { madePng, pngChunk } from "../../support/made-png.ts";
import type { Random } from "../random.ts";

export type Sent = { readonly name: string; readonly type: string; readonly content: Buffer };

const MB = 1024 * 1024;
const AFTER_HEADER = 33;
const png = "image/png";
const jpeg = "image/jpeg";
const webp = "image/webp";

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#24418f" } });

/** Files that no guest with a real receipt sends. Some can be decoded, and may be stored. */
export async function hostilePictures(random: Random): Promise<Sent[]> {
  const small = madePng({ width: 60, height: 40 });
  const photo = await plain(800, 600).jpeg().toBuffer();
  const moving = await sharp(Buffer.alloc(3 * 200 * 200 * 20, 90), {
    raw: { width: 200, height: 200 * 20, channels: 3, pageHeight: 200 },
  })
    .webp({ loop: 0 })
    .toBuffer();
  const made: [string, string, Buffer][] = [
    ["bomb", png, bomb(8_000)],
    ["bomb under the limit", png, bomb(2_400)],
    ["bomb in eight bits", png, madePng({ width: 6_000, height: 6_000 })],
    ["claims more than there is", png, claiming(60_000)],
    ["scans", jpeg, await plain(5_000, 5_000).jpeg({ progressive: true }).toBuffer()],
    ["AVIF", "image/avif", await plain(3_000, 3_000).avif({ effort: 0 }).toBuffer()],
    ["WebP", webp, await plain(6_000, 6_000).webp({ effort: 0 }).toBuffer()],
    ["moving WebP", webp, moving],
    ["GIF", png, await plain(50, 50).gif().toBuffer()],
    ["ICC that unfolds", png, withChunk(small, "iCCP", unfolding())],
    ["text that unfolds", png, withChunk(small, "zTXt", unfolding())],
    ["much EXIF", jpeg, withExif(photo)],
    ["cut PNG", png, madePng({ width: 900, height: 700 }).subarray(0, 300)],
    ["cut JPEG", jpeg, photo.subarray(0, photo.length / 2)],
    [
      "polyglot",
      png,
      Buffer.concat([small, Buffer.from("<script>x</script>%PDF-1.7 PK\u0003\u0004")]),
    ],
    ["nothing", png, Buffer.alloc(0)],
    ["zeros", jpeg, Buffer.alloc(MB)],
    ["text", jpeg, Buffer.from("not a picture ".repeat(500))],
    ["drawing", png, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ["another's magic", jpeg, Buffer.concat([photo.subarray(0, 3), small])],
    ["more than is taken", png, Buffer.alloc(16 * MB)],
    ["broken", jpeg, broken(photo, random)],
    ["broken PNG", png, broken(small, random)],
    ["broken WebP", webp, broken(await plain(90, 90).webp().toBuffer(), random)],
  ];
  return made.map(([name, type, content]) => ({ name, type, content }));
}

/** A valid picture, which must be accepted. Each has another width. */
export async function honestPicture(number: number, random: Random): Promise<Sent> {
  const shape = plain(500 + number, 400 + random.below(300));
  return random.next() < 0.5
    ? { name: "honest", type: jpeg, content: await shape.jpeg().toBuffer() }
    : { name: "honest", type: png, content: await shape.png().toBuffer() };
}

const bomb = (side: number) =>
  madePng({ width: side, height: side, depth: 16, isInterlaced: true, orientation: 6 });

function claiming(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const small = madePng({ width: 9, height: 9 });
  const start = small.subarray(0, 8);
  return Buffer.concat([start, pngChunk("IHDR", header), small.subarray(AFTER_HEADER)]);
}

const withChunk = (file: Buffer, kind: string, content: Buffer) =>
  Buffer.concat([
    file.subarray(0, AFTER_HEADER),
    pngChunk(kind, content),
    file.subarray(AFTER_HEADER),
  ]);

/** A hundred megabytes. */
const unfolding = () => Buffer.concat([Buffer.from("x\0\0"), deflateSync(Buffer.alloc(100 * MB))]);

/** As many full segments as the upload limit allows. */
function withExif(photo: Buffer): Buffer {
  const segment = Buffer.alloc(65_537, "Exif\0\0");
  segment.writeUInt32BE(0xff_e1_ff_ff, 0);
  const many = Array.from({ length: 60 }, () => segment);
  return Buffer.concat([photo.subarray(0, 2), ...many, photo.subarray(2)]);
}

function broken(file: Buffer, random: Random): Buffer {
  const copy = Buffer.from(file);
  for (let times = 0; times < 8; times++)
    copy[12 + random.below(copy.length - 12)] = random.below(256);
  return copy;
}
