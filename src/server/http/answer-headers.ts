import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import { isHidden } from "./found-routes.ts";
import { securityHeaders } from "./security-headers.ts";

/** What every answer carries. One hook, because each costs on every call. */
export function answerHeaders(app: FastifyInstance, config: Config): void {
  const defaults = Object.entries(securityHeaders(config));
  app.addHook("onSend", (request, reply, payload, done) => {
    for (const [name, value] of defaults) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    // React Router's response sets the status only after this hook.
    const { status } = payload instanceof Response ? payload : { status: reply.statusCode };
    if (isHidden(request.url, status)) reply.header("x-robots-tag", "noindex");
    // Only now: the request may have arrived before the signal to stop.
    if (app.draining.begun) reply.header("connection", "close");
    done(null, payload);
  });
}
