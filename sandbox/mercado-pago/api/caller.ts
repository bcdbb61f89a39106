import type { FastifyRequest } from "fastify";
import { ACCESS_TOKEN, LIVE_ACCESS_TOKEN } from "../credentials.ts";
import { badRequest, MercadoPagoRefusal } from "./refusal.ts";

const LONGEST_KEY = 64;

export type Caller = {
  /** Test and live credentials do not see each other's objects. */
  live: boolean;
  /** Null if the call needs no key. */
  key: string | null;
};

export function identifyCaller(request: FastifyRequest, keyed: boolean): Caller {
  const live = isLive(request.headers.authorization);
  return { live, key: keyed ? keyOf(request.headers["x-idempotency-key"]) : null };
}

function isLive(authorization: string | undefined): boolean {
  const token = authorization?.match(/^Bearer (.+)$/)?.[1];
  if (token === ACCESS_TOKEN) return false;
  if (token === LIVE_ACCESS_TOKEN) return true;
  throw new MercadoPagoRefusal(401, "invalid access token");
}

function keyOf(header: string | string[] | undefined): string {
  if (typeof header !== "string" || header === "")
    throw badRequest("Header X-Idempotency-Key can't be null", 4292);
  if (header.length > LONGEST_KEY)
    throw badRequest(`Header X-Idempotency-Key can have up to ${LONGEST_KEY} characters`, 4292);
  return header;
}
