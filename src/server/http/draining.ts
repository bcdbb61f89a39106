import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    draining: { begun: boolean };
  }
}

/**
 * From the moment a process is told to stop until it closes, it says that it is not ready and
 * serves whoever comes all the same: a balancer hears of it only at its next look. Connections
 * that would have stayed open end with their answer.
 */
export function prepareDraining(app: FastifyInstance): void {
  const draining = { begun: false };
  app.decorate("draining", draining);
  // When the answer leaves: its request may have come before.
  app.addHook("onSend", async (_request, reply) => {
    if (draining.begun) reply.header("connection", "close");
  });
  app.addHook("preClose", async () => {
    draining.begun = true;
  });
}
