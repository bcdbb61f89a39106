import sharp, { type Metadata } from "sharp";
import { AppError } from "../../../domain/app-error.ts";

/** More than any phone's camera has. Limits the time of formats that are decoded line by line. */
export const MOST_PIXELS = 64_000_000;

const BYTES_OF: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
const WIDEST_SAMPLE = 4;
const JPEG_SHRINKS = [8, 4, 2];

export type Limits = {
  /** How many times larger the picture is than it is needed. */
  readonly shrink: (size: Size) => number;
  /** Bytes that a decoder may unpack. */
  readonly mostBytes: number;
};

export type Size = { readonly width: number; readonly height: number };

/**
 * The size of a picture as displayed. It is refused by its header, before anything is decompressed:
 * a few kilobytes can claim gigabytes.
 */
export async function readHeader(content: Buffer, { shrink, mostBytes }: Limits): Promise<Size> {
  const header = await orUnreadable(() => sharp(content, { limitInputPixels: false }).metadata());
  const { width, height } = header.autoOrient;
  if (width * height > MOST_PIXELS) throw new AppError("picture-too-large");
  const times = shrink({ width, height });
  if (bytesUnpacked(header, times) > mostBytes) throw new AppError("picture-too-large");
  return { width, height };
}

/** Memory that the decoder needs at worst. */
function bytesUnpacked(header: Metadata, times: number): number {
  const { format, width, height, channels, depth, isProgressive, chromaSubsampling } = header;
  const bytes = BYTES_OF[depth] ?? WIDEST_SAMPLE;
  const whole = width * height * channels * bytes;
  if (format !== "jpeg") return whole;
  // A progressive JPEG keeps all coefficients in memory, two bytes each.
  if (isProgressive) return whole * (chromaSubsampling === "4:2:0" ? 1 : 2);
  // Any other is decoded at the next larger fraction of its size.
  return whole / (JPEG_SHRINKS.find((by) => by <= times) ?? 1) ** 2;
}

/** The callback is invoked inside, because sharp throws synchronously on empty input. */
export async function orUnreadable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw new AppError("picture-unreadable", {}, { cause: error });
  }
}
