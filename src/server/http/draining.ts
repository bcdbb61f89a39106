import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    draining: { begun: boolean };
  }
}

/**
 * Between SIGTERM and close, /ready fails but requests are still served, because a load balancer
 * notices only at its next health check. Responses carry `connection: close`.
 */
export function prepareDraining(app: FastifyInstance): void {
  const draining = { begun: false };
  app.decorate("draining", draining);
  app.addHook("preClose", async () => {
    draining.begun = true;
  });
}
