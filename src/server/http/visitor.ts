import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Config, hostCookie, isSecure } from "../../config.ts";

const THIRTY_DAYS = 30 * 24 * 60 * 60;

declare module "fastify" {
  interface FastifyRequest {
    visitorId: string | null;
  }
}

/**
 * A signed, HttpOnly cookie, set at the first 'Book Now' and not before. An IP address cannot
 * identify a visitor: a whole town shares one.
 */
export async function prepareVisitors(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(cookie, { secret: config.COOKIE_SECRET });
  app.decorateRequest("visitorId", null);
}

export function visitorOf(config: Config, request: FastifyRequest): string | null {
  const given = request.cookies[cookieName(config)];
  const unsigned = given ? request.unsignCookie(given) : undefined;
  return unsigned?.valid ? unsigned.value : null;
}

export function becomeVisitor(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string = request.visitorId ?? randomUUID(),
): string {
  if (request.visitorId === id) return id;
  request.visitorId = id;
  reply.setCookie(cookieName(config), id, {
    signed: true,
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(config),
    path: "/",
    maxAge: THIRTY_DAYS,
  });
  return id;
}

function cookieName(config: Config): string {
  return hostCookie(config, "visitor");
}
