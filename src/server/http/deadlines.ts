import type { FastifyInstance, FastifyRequest } from "fastify";
import { withDeadline } from "../deadline.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** For a route that is slow even when everything is available. */
    deadlineMs?: number;
  }
}

/** The deadline starts again when the body has arrived: a slow upload does not use it up. */
export function keepDeadlines(app: FastifyInstance): void {
  const begin = (request: FastifyRequest, _reply: unknown, done: () => void) =>
    withDeadline(done, request.routeOptions.config.deadlineMs);
  app.addHook("onRequest", begin);
  app.addHook("preHandler", begin);
}
