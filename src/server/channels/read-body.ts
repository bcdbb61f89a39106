import type { IncomingMessage } from "node:http";
import { addAbortSignal, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import type { FeedAnswer } from "../../domain/feed.ts";

/** Ten times what years of bookings take. */
export const MOST_BYTES = 1_000_000;

export class UnusableBody extends Error {
  override readonly name = "UnusableBody";
  readonly answer: FeedAnswer;

  constructor(answer: FeedAnswer) {
    super(answer);
    this.answer = answer;
  }
}

const unpackers = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The limit applies to the decompressed size, against decompression bombs. */
export async function readBody(
  response: IncomingMessage,
  mostBytes: number,
  signal: AbortSignal,
): Promise<string> {
  const body = addAbortSignal(signal, unpacked(response));
  try {
    return decode(await collect(body, mostBytes));
  } catch (error) {
    throw isFromUnpacking(error) ? new UnusableBody("broken") : error;
  } finally {
    body.destroy();
  }
}

/** Not pipeline(): it never settles for a response whose reader stops midway. */
function unpacked(response: IncomingMessage): Readable {
  const packing = (response.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  if (packing === "identity" || packing === "") return response;
  if (!isKnown(packing)) throw new UnusableBody("refused");
  const unpacker = unpackers[packing]();
  response.on("error", (error) => unpacker.destroy(error));
  return response.pipe(unpacker);
}

async function collect(body: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > most) throw new UnusableBody("too-large");
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Invalid UTF-8 becomes U+FFFD: a garbled guest name must not cost the whole calendar. */
function decode(bytes: Buffer): string {
  return new TextDecoder().decode(bytes);
}

function isKnown(packing: string): packing is keyof typeof unpackers {
  return Object.hasOwn(unpackers, packing);
}

function isFromUnpacking(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^(Z_|ERR__ERROR_)/.test(code);
}
