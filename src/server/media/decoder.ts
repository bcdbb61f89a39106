import type { FastifyBaseLogger } from "fastify";
import { AppError } from "../../domain/app-error.ts";
import type { Answer, EncodedPhoto, Order } from "./decoding/orders.ts";
import { ChildEnded, type Limits, runChild } from "./run-child.ts";
import { createTurns } from "./turns.ts";

const MB = 1024 * 1024;

/**
 * Decoding a receipt takes a second and encoding a photo in twelve files several, on two idle
 * cores.
 */
const ofReceipts: Limits = { bytes: 400 * MB, ms: 30_000 };
const ofPhotos: Limits = { bytes: 560 * MB, ms: 60_000 };
/** Time to wait for a turn. The deadlines of the routes are longer than waiting and decoding. */
const PATIENCE_MS = 20_000;

export const MOST_RECEIPTS = 8;
export const MOST_PHOTOS = 4;

/**
 * Decodes untrusted pictures in processes of their own, at most one for guests and one for the
 * owner at a time, so that neither waits for the other.
 */
export type Decoder = {
  receipt(content: Buffer): Promise<Buffer>;
  photo(content: Buffer, present: readonly string[]): Promise<EncodedPhoto>;
  close(): void;
};

export function createDecoder(
  log: Pick<FastifyBaseLogger, "warn">,
  limits = { receipts: ofReceipts, photos: ofPhotos },
): Decoder {
  const closing = new AbortController();
  const guests = createTurns(1, { waiting: MOST_RECEIPTS, longestMs: PATIENCE_MS });
  const owner = createTurns(1, { waiting: MOST_PHOTOS, longestMs: PATIENCE_MS });

  async function decode(order: Order, within: Limits): Promise<Answer> {
    if (closing.signal.aborted) throw new AppError("unavailable");
    try {
      return await runChild(order, within, closing.signal);
    } catch (error) {
      if (!(error instanceof ChildEnded)) throw error;
      log.warn({ step: error.why }, "decoder-ended");
      if (error.why === "closed") throw new AppError("unavailable");
      throw new AppError(error.why === "memory" ? "picture-too-large" : "picture-unreadable");
    }
  }

  return {
    async receipt(content) {
      const order = { kind: "receipt", content } as const;
      const answer = await guests(() => decode(order, limits.receipts));
      if (answer.kind !== "receipt") throw refusalOf(answer);
      return answer.picture;
    },
    async photo(content, present) {
      const order = { kind: "photo", content, present } as const;
      const answer = await owner(() => decode(order, limits.photos));
      if (answer.kind !== "photo") throw refusalOf(answer);
      return answer.photo;
    },
    close: () => closing.abort(),
  };
}

function refusalOf(answer: Answer): AppError {
  return new AppError(answer.kind === "refused" ? answer.code : "picture-unreadable");
}
