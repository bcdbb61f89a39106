import { crc32, deflateSync } from "node:zlib";
import encodeQR from "qr";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MODULE_PIXELS = 4;
const GREYSCALE = [8, 0, 0, 0, 0];

/** A QR code as a PNG, the format of Mercado Pago's response. */
export function drawPng(text: string): string {
  const rows = encodeQR(text, "raw", { ecc: "low", border: 4 });
  const size = rows.length * MODULE_PIXELS;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set(GREYSCALE, 8);
  const parts = [
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows.flatMap(pixelLines)))),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat(parts).toString("base64");
}

/** Each line begins with its filter byte: none. */
function pixelLines(row: boolean[]): Buffer[] {
  const pixels = row.flatMap((dark) => Array<number>(MODULE_PIXELS).fill(dark ? 0 : 255));
  return Array<Buffer>(MODULE_PIXELS).fill(Buffer.from([0, ...pixels]));
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "ascii"), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(named, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
