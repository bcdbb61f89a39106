import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { madePng } from "../../../../tests/support/made-png.ts";
import { readHeader } from "./read-header.ts";

const SIDE = 400;
const PIXELS = SIDE * SIDE;
const create = { width: SIDE, height: SIDE, channels: 3, background: "white" } as const;
const jpeg = (options: object) => sharp({ create }).jpeg(options).toBuffer();
const png = (depth: 8 | 16) => madePng({ width: SIDE, height: SIDE, depth });

/**
 * Whether the picture may be decoded, given a limit of bytes and how many times smaller it is
 * wanted.
 */
const isTaken = (content: Buffer, mostBytes: number, times = 1) =>
  readHeader(content, { shrink: () => times, mostBytes }).then(
    () => true,
    () => false,
  );

describe("what a decoder unpacks of", () => {
  test.each([
    ["a PNG is each of its samples", () => png(8), 4, 1],
    ["a PNG in 16 bits is twice that", () => png(16), 8, 1],
    ["a PNG is all of it, however small it is wanted", () => png(8), 4, 8],
    ["a WebP is all of it", () => sharp({ create }).webp().toBuffer(), 3, 1],
    ["a JPEG is its samples", () => jpeg({}), 3, 1],
    ["a JPEG is a quarter, if half its size will do", () => jpeg({}), 3 / 4, 2.9],
    ["a JPEG in several scans is all coefficients", () => jpeg({ progressive: true }), 3, 4],
    [
      "one with full colours is twice that",
      () => jpeg({ progressive: true, chromaSubsampling: "4:4:4" }),
      6,
      4,
    ],
  ] as const)("%s", async (_, make, bytesOfPixel, times) => {
    const content = await make();
    expect(await isTaken(content, PIXELS * bytesOfPixel, times)).toBe(true);
    expect(await isTaken(content, PIXELS * bytesOfPixel - 1, times)).toBe(false);
  });
});
