import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import type { FastifyInstance } from "fastify";

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".woff2": "font/woff2",
};

/** Serves files from disk without caching, so that edits show on reload. */
export function serveFiles(server: FastifyInstance, files: Record<string, URL>) {
  for (const [path, file] of Object.entries(files)) {
    server.get(path, async (_request, reply) => {
      const type = TYPES[extname(file.pathname)] ?? "application/octet-stream";
      reply.header("content-type", type).header("cache-control", "no-store");
      reply.header("x-content-type-options", "nosniff");
      return readFile(file);
    });
  }
}
