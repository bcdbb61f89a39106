import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import { isHidden } from "./found-routes.ts";
import { securityHeaders } from "./security-headers.ts";

/** Headers of every response. One hook, because each costs on every call. */
export function answerHeaders(app: FastifyInstance, config: Config): void {
  const defaults = Object.entries(securityHeaders(config));
  app.addHook("onSend", (request, reply, payload, done) => {
    for (const [name, value] of defaults) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    // React Router's response sets the status only after this hook.
    const { status } = payload instanceof Response ? payload : { status: reply.statusCode };
    if (isHidden(request.url, status)) reply.header("x-robots-tag", "noindex");
    // Checked now, not on arrival: SIGTERM may have come in between.
    if (app.draining.begun) reply.header("connection", "close");
    done(null, payload);
  });
}
