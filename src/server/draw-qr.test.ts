import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { drawQr } from "./draw-qr.ts";

const SCALE = 8;

/** Rasterised, as the decoder needs pixels. */
function seen(text: string) {
  const { size, path } = drawQr(text);
  const width = size * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x = "", y = ""] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let pixel = 0; pixel < SCALE * SCALE; pixel += 1) {
      const row = Number(y) * SCALE + Math.floor(pixel / SCALE);
      const column = Number(x) * SCALE + (pixel % SCALE);
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  }
  return { width, height: width, data };
}

test("a camera reads from the drawing what was to be said, accents and all", () => {
  const uri =
    "otpauth://totp/pousada.example:ana%40maremansa.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=pousada.example&digits=6&period=30";
  expect(decodeQR(seen(uri))).toBe(uri);
});

test("there is nothing but squares in it, and light all around", () => {
  const { size, path } = drawQr("otpauth://totp/x?secret=JBSWY3DP");
  expect(path.replaceAll(/M\d+ \d+h1v1h-1z/g, "")).toBe("");
  const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...places)).toBe(4);
  expect(Math.max(...places)).toBe(size - 5);
});
