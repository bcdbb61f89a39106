import { readFile } from "node:fs/promises";
import type { FastifyPluginAsync } from "fastify";

const ASSETS = [
  ["/styles/base.css", "text/css", new URL("../../base.css", import.meta.url)],
  ["/styles/list.css", "text/css", new URL("./styles/list.css", import.meta.url)],
  ["/styles/mail.css", "text/css", new URL("./styles/mail.css", import.meta.url)],
  [
    "/figtree.woff2",
    "font/woff2",
    new URL("../../../src/web/fonts/figtree-var.woff2", import.meta.url),
  ],
] as const;

export const inboxAssets: FastifyPluginAsync = async (app) => {
  for (const [path, type, file] of ASSETS) {
    const content = await readFile(file);
    app.get(path, (_request, reply) => reply.type(type).send(content));
  }
};
