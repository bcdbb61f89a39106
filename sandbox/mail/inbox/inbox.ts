import { readFile } from "node:fs/promises";
import type { FastifyPluginAsync } from "fastify";
import fastify, { type FastifyInstance } from "fastify";
import { inboxApi } from "./api.ts";
import type { InboxDeps } from "./deps.ts";
import { inboxPages } from "./pages.ts";

const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src data:",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

export async function createInbox(deps: InboxDeps): Promise<FastifyInstance> {
  const app = fastify({
    forceCloseConnections: true,
    // A misspelt option must be an error; by default it would be dropped silently.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });

  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_request: unknown, body: string) => new URLSearchParams(body),
  );

  app.addHook("onRequest", async (_request, reply) => {
    reply.headers({
      "content-security-policy": PAGE_POLICY,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    });
  });

  await app.register(inboxApi, deps);
  await app.register(inboxPages, deps);
  await app.register(inboxAssets);
  return app;
}

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

const inboxAssets: FastifyPluginAsync = async (app) => {
  for (const [path, type, file] of ASSETS) {
    const content = await readFile(file);
    app.get(path, (_request, reply) => reply.type(type).send(content));
  }
};
