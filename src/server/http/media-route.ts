import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";

/** Addressed by content hash, so responses are immutable. */
export async function mediaRoute(app: FastifyInstance, { config }: { config: Config }) {
  await app.register(fastifyStatic, {
    root: path.resolve(config.MEDIA_DIR),
    prefix: "/media/",
    decorateReply: false,
    immutable: true,
    maxAge: "1y",
    index: false,
  });
}
