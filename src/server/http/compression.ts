import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/**
 * Large enough for any of our pages; the default window takes sixteen times the memory per
 * response.
 */
const WINDOW_BITS = 18;

export const brotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
  },
};

/** Flush per chunk: otherwise a streamed page is buffered until its end. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ["br", "gzip"],
    brotliOptions: { ...brotliOptions, flush: constants.BROTLI_OPERATION_FLUSH },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });
}
