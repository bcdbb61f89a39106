import fastify, { type FastifyInstance } from "fastify";
import { PAGE_FILES, pageGuards, readForms } from "../../page.ts";
import { serveFiles } from "../../serve-files.ts";
import { inboxApi } from "./api.ts";
import type { InboxDeps } from "./deps.ts";
import { inboxPages } from "./pages.ts";

const GUARDS = pageGuards(
  ...["img-src data:", "frame-src 'self'", "form-action 'self'", "frame-ancestors 'none'"],
);

export async function createInbox(deps: InboxDeps): Promise<FastifyInstance> {
  const app = fastify({
    forceCloseConnections: true,
    // A misspelt option must be an error; by default it would be dropped silently.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });

  readForms(app);
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(GUARDS);
  });

  await app.register(inboxApi, deps);
  await app.register(inboxPages, deps);
  serveFiles(app, {
    ...PAGE_FILES,
    "/list.css": new URL("./styles/list.css", import.meta.url),
    "/mail.css": new URL("./styles/mail.css", import.meta.url),
  });
  return app;
}
