import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { portalCalendarUrl } from "../../contract/page-urls.ts";
import { giveCalendar } from "../channels/give-calendar.ts";
import type { Deps } from "../deps.ts";

type Address = { Params: { token: string; feedId?: string } };

/**
 * Our calendars for portals. The URLs are secrets, so caches must not store them. A read is
 * recorded, because nights that a portal has read may come back as echoes. So there is no HEAD
 * route, and reads by a browser do not count.
 */
export async function portalCalendarRoute(app: FastifyInstance, { deps }: { deps: Deps }) {
  const give = async (request: FastifyRequest<Address>, reply: FastifyReply) => {
    const { token, feedId } = request.params;
    const { text, received } = await giveCalendar(deps, token, feedId ?? null);
    if (!isBrowser(request)) reply.raw.once("finish", () => void note(request, received));
    const etag = `"${createHash("sha256").update(text).digest("base64url")}"`;
    reply.headers({ etag, "cache-control": "private, no-cache", "x-robots-tag": "noindex" });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("text/calendar; charset=utf-8").send(text);
  };
  const token = ":token(^[0-9a-f]{64})";
  const options = { exposeHeadRoute: false };
  app.get<Address>(portalCalendarUrl(token), options, give);
  app.get<Address>(portalCalendarUrl(token, ":feedId(^[0-9a-f-]{36})"), options, give);
}

function isBrowser({ headers }: FastifyRequest): boolean {
  return headers["sec-fetch-mode"] === "navigate";
}

/** If recording fails, the nights count as not yet read; the next read records them. */
async function note(request: FastifyRequest, received: () => Promise<void>): Promise<void> {
  await received().catch((error: unknown) => {
    request.log.error({ err: error }, "feed-read-not-recorded");
  });
}
