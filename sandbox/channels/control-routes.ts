import type { FastifyInstance } from "fastify";
import { Problem } from "../problem.ts";
import { ORDERS } from "./orders.ts";
import type { Portal } from "./portal.ts";
import { closedNights } from "./portal-calendar.ts";

/** A JSON API to the portal, for tests in another process. */
export async function controlRoutes(server: FastifyInstance, { portal }: { portal: Portal }) {
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof Problem) return reply.code(error.status).send({ error: error.message });
    throw error;
  });

  for (const [name, carryOut] of Object.entries(ORDERS)) {
    server.post(`/${name}`, async (request) => carryOut(portal, request.body));
  }

  server.get("/log", async () => portal.log.requests());
  server.get("/counts", async () => portal.log.counts());
  server.get("/listings", async () =>
    portal.calendars().map((calendar) => ({
      listing: calendar.listing,
      feedUrl: portal.feedUrl(calendar.listing),
      sales: [...calendar.sales.values()],
      closed: [...closedNights(calendar)].sort(),
      connected: calendar.connection?.url ?? null,
      last: calendar.connection?.last ?? null,
    })),
  );
}
