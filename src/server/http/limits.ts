import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import type { Config } from "../../config.ts";
import { calls } from "../../contract/calls.ts";
import { adminUrl } from "../../contract/page-urls.ts";
import { AppError } from "../../domain/app-error.ts";

const HOLDS_PER_MINUTE = 20;
const SIGN_INS_PER_MINUTE = 10;

/** How often one address may ask for what costs others something: nights, and guesses at the door. */
export async function limitCalls(app: FastifyInstance, config: Config): Promise<void> {
  if (!config.LIMITS) return;
  app.addHook("onRoute", (route) => {
    if (route.url === calls.startCheckout.path) limit(route, HOLDS_PER_MINUTE, () => false);
    if (route.url === "*") limit(route, SIGN_INS_PER_MINUTE, (request) => !isSignIn(request));
  });
  await app.register(rateLimit, {
    global: false,
    keyGenerator: neighbourhood,
    errorResponseBuilder: () => new AppError("too-many-requests"),
  });
}

function limit(route: RouteOptions, max: number, skip: (request: FastifyRequest) => boolean) {
  const rule = { max, timeWindow: "1 minute", allowList: skip };
  route.config = { ...route.config, rateLimit: rule };
}

function isSignIn(request: FastifyRequest): boolean {
  return request.method === "POST" && request.url.startsWith(`${adminUrl}/entrar`);
}

/** Of an IPv6 address the first half: a household has the second half to itself to choose from. */
function neighbourhood({ ip }: FastifyRequest): string {
  return ip.includes(":") ? ip.split(":").slice(0, 4).join(":") : ip;
}
