import type { FastifyInstance, FastifyRequest } from "fastify";
import { withDeadline } from "../deadline.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** For the one call whose own work takes long, whoever answers. */
    deadlineMs?: number;
  }
}

/** The time of the house begins when it has been told everything: how fast a caller sends is hers. */
export function keepDeadlines(app: FastifyInstance): void {
  const begin = (request: FastifyRequest, _reply: unknown, done: () => void) =>
    withDeadline(done, request.routeOptions.config.deadlineMs);
  app.addHook("onRequest", begin);
  app.addHook("preHandler", begin);
}
