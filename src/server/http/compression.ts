import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** Holds any page of ours whole; the default is sixteen times as much memory, cleared per answer. */
const WINDOW_BITS = 18;

/** The flush keeps a streamed page streaming: without it the first part waits for the last. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ["br", "gzip"],
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });
}
