import fastify, { type FastifyInstance } from "fastify";
import { PAGE_FILES } from "../page.ts";
import { Problem } from "../problem.ts";
import { serveFiles } from "../serve-files.ts";
import { answerFeed } from "./answer-feed.ts";
import { ORDERS } from "./orders.ts";
import { pageRoutes } from "./page/routes.ts";
import type { Portal } from "./portal.ts";
import { closedNights } from "./portal-calendar.ts";

export async function createPortalServer(portals: readonly Portal[]): Promise<FastifyInstance> {
  // A feed that never responds would otherwise keep the server open.
  const server = fastify({ forceCloseConnections: true });
  for (const portal of portals) {
    await server.register(feedRoutes, { portal });
    await server.register(controlRoutes, { prefix: `/__control/${portal.dialect.name}`, portal });
  }
  await server.register(pageRoutes, { portals });
  serveFiles(server, {
    ...PAGE_FILES,
    "/portals.css": new URL("./page/portals.css", import.meta.url),
  });
  return server;
}

/** The public part of a portal: its feeds at their secret URLs. */
async function feedRoutes(server: FastifyInstance, { portal }: { portal: Portal }) {
  server.get(portal.dialect.route, (request, reply) => {
    const calendar = portal.calendars().find(({ feedPath }) => feedPath === request.url);
    if (!calendar) return reply.callNotFound();

    const told = portal.tell(calendar);
    const ifNoneMatch = request.headers["if-none-match"] ?? null;
    const answer = answerFeed(portal.dialect, portal.currentMode(), told, ifNoneMatch);
    portal.log.note({
      at: told.at,
      listing: calendar.listing,
      agent: request.headers["user-agent"] ?? "",
      ifNoneMatch,
      status: answer?.status ?? null,
    });
    if (!answer) return reply.hijack();
    if (answer.etag) reply.header("etag", answer.etag);
    return reply.code(answer.status).type(answer.type).send(answer.body);
  });
}

/** A JSON API to the portal, for tests in another process. */
async function controlRoutes(server: FastifyInstance, { portal }: { portal: Portal }) {
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
