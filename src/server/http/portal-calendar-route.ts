import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { portalCalendarUrl } from "../../contract/page-urls.ts";
import { giveCalendar } from "../channels/give-calendar.ts";
import type { Deps } from "../deps.ts";

type Address = { Params: { token: string; feedId?: string } };

/**
 * Our calendars for other sites. Their addresses are secrets, so nothing on the way may keep them.
 * The one read that leaves a trace: what a portal has been given, it knows. So there is no HEAD,
 * and whoever opens the address in a browser is not the portal.
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

/** Not noted, the nights only count as untold: the next reading makes up for it. */
async function note(request: FastifyRequest, received: () => Promise<void>): Promise<void> {
  await received().catch((error: unknown) => {
    request.log.error({ err: error }, "reading-not-noted");
  });
}
