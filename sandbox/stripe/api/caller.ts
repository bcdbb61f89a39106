import type { FastifyRequest } from "fastify";
import { Stripe } from "stripe";
import { CONNECTED_ACCOUNT, PLATFORM_ACCOUNT, PLATFORM_SECRET_KEY } from "../credentials.ts";
import { newIdentifier } from "../state/identifier.ts";
import { StripeRefusal } from "./refusal.ts";

const LONGEST_KEY = 255;

export type Caller = {
  /** The account whose objects the call sees: the connected one or the platform's. */
  account: string;
  requestId: string;
  key: string | null;
};

export function identifyCaller(request: FastifyRequest): Caller {
  checkKey(request.headers.authorization);
  checkVersion(header(request, "stripe-version"));
  return {
    account: accountOf(header(request, "stripe-account") ?? header(request, "stripe-context")),
    requestId: request.id,
    key: request.method === "POST" ? keyOf(request) : null,
  };
}

export function newRequestId(): string {
  return newIdentifier("req", 14);
}

export function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" ? value : null;
}

function keyOf(request: FastifyRequest): string | null {
  const key = header(request, "idempotency-key");
  if (key !== null && key.length > LONGEST_KEY)
    throw new StripeRefusal(400, `Idempotency keys can have up to ${LONGEST_KEY} characters.`);
  return key;
}

function accountRefused(account: string): StripeRefusal {
  return new StripeRefusal(
    403,
    `The provided key '${masked(PLATFORM_SECRET_KEY)}' does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`,
    { code: "account_invalid" },
  );
}

function checkKey(authorization: string | undefined) {
  const key = authorization?.match(/^Bearer (.+)$/)?.[1];
  if (!key)
    throw new StripeRefusal(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  if (key !== PLATFORM_SECRET_KEY)
    throw new StripeRefusal(401, `Invalid API Key provided: ${masked(key)}`);
}

function checkVersion(version: string | null) {
  if (version !== null && version !== Stripe.API_VERSION)
    throw new StripeRefusal(400, `Invalid Stripe API version: ${version}`);
}

function accountOf(named: string | null): string {
  if (named === null) return PLATFORM_ACCOUNT;
  if (named !== CONNECTED_ACCOUNT) throw accountRefused(named);
  return named;
}

function masked(key: string): string {
  return `${key.slice(0, 8)}${"*".repeat(8)}${key.slice(-4)}`;
}
