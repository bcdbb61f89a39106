import { crc32, deflateSync } from "node:zlib";

type Png = {
  readonly width: number;
  readonly height: number;
  readonly depth?: 8 | 16;
  readonly isInterlaced?: boolean;
  /** Of its EXIF, from 1 to 8. */
  readonly orientation?: number;
};

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
const RGBA = 6;
const CHANNELS = 4;
/** The offsets and steps of the seven passes of an interlaced PNG. */
const PASSES = [
  ...[[0, 0, 8, 8] as const, [4, 0, 8, 8] as const, [0, 4, 4, 8] as const, [2, 0, 4, 4] as const],
  ...[[0, 2, 2, 4] as const, [1, 0, 2, 2] as const, [0, 1, 1, 2] as const],
];

/** A transparent PNG of any claimed size, as small as it can be made. */
export function madePng({ width, height, depth = 8, isInterlaced, orientation }: Png): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, RGBA, 0, 0, isInterlaced ? 1 : 0], 8);
  const passes = isInterlaced ? PASSES : [[0, 0, 1, 1] as const];
  const pixel = (CHANNELS * depth) / 8;
  const size = passes.reduce((sum, [x, y, stepX, stepY]) => {
    const [wide, high] = [Math.ceil((width - x) / stepX), Math.ceil((height - y) / stepY)];
    return sum + high * (1 + wide * pixel);
  }, 0);
  return Buffer.concat([
    SIGNATURE,
    pngChunk("IHDR", header),
    ...(orientation ? [pngChunk("eXIf", exifOf(orientation))] : []),
    pngChunk("IDAT", deflateSync(Buffer.alloc(size), { level: 9 })),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

export function pngChunk(kind: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const typed = Buffer.concat([Buffer.from(kind), content]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

function exifOf(orientation: number): Buffer {
  return Buffer.from(`4d4d002a0000000800010112000300000001000${orientation}000000000000`, "hex");
}
