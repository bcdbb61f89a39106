import type { FastifyRequest } from "fastify";
import { Stripe } from "stripe";
import { CONNECTED_ACCOUNT, PLATFORM_ACCOUNT, PLATFORM_SECRET_KEY } from "../credentials.ts";
import { newIdentifier } from "../state/identifier.ts";
import { Refusal } from "./refusal.ts";

export type Caller = {
  /** The account whose objects the call sees: the connected one or the platform's. */
  account: string;
  requestId: string;
  idempotencyKey: string | null;
};

export function identifyCaller(request: FastifyRequest): Caller {
  checkKey(request.headers.authorization);
  checkVersion(header(request, "stripe-version"));
  return {
    account: accountOf(header(request, "stripe-account") ?? header(request, "stripe-context")),
    requestId: request.id,
    idempotencyKey: request.method === "POST" ? header(request, "idempotency-key") : null,
  };
}

export function newRequestId(): string {
  return newIdentifier("req", 14);
}

export function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" ? value : null;
}

function accountRefused(account: string): Refusal {
  return new Refusal(
    403,
    `The provided key '${masked(PLATFORM_SECRET_KEY)}' does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`,
    { code: "account_invalid" },
  );
}

function checkKey(authorization: string | undefined) {
  const key = authorization?.match(/^Bearer (.+)$/)?.[1];
  if (!key)
    throw new Refusal(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  if (key !== PLATFORM_SECRET_KEY)
    throw new Refusal(401, `Invalid API Key provided: ${masked(key)}`);
}

function checkVersion(version: string | null) {
  if (version !== null && version !== Stripe.API_VERSION)
    throw new Refusal(400, `Invalid Stripe API version: ${version}`);
}

function accountOf(named: string | null): string {
  if (named === null) return PLATFORM_ACCOUNT;
  if (named !== CONNECTED_ACCOUNT) throw accountRefused(named);
  return named;
}

function masked(key: string): string {
  return `${key.slice(0, 8)}${"*".repeat(8)}${key.slice(-4)}`;
}
