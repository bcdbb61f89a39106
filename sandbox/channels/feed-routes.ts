import type { FastifyInstance } from "fastify";
import { answerFeed } from "./answer-feed.ts";
import type { Portal } from "./portal.ts";

/** What the world may read of a portal: its feeds, each under its secret address. */
export async function feedRoutes(server: FastifyInstance, { portal }: { portal: Portal }) {
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
