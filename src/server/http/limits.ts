import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import type { Config } from "../../config.ts";
import { calls, paymentWebhookPath } from "../../contract/calls.ts";
import { AppError } from "../../domain/app-error.ts";

const HOLDS_PER_MINUTE = 20;
/** Each call may reach the provider, whose rate limit all guests share. */
const CLAIMS_PER_MINUTE = 60;

/** Twenty a second: more than a whole town behind one NAT address needs. */
const READS_PER_MINUTE = 1_200;
/** Static files, health checks and the webhook. */
const FREE = new RegExp(`^/(assets/|media/|live$|ready$)|^${paymentWebhookPath}(/|$)`);

/** Rate limits per address for what is scarce: nights, payments and page renders. */
export async function limitCalls(app: FastifyInstance, config: Config): Promise<void> {
  if (!config.LIMITS) return;
  app.addHook("onRoute", (route) => {
    if (route.url === calls.startCheckout.path) limit(route, HOLDS_PER_MINUTE);
    if (route.url === calls.claimBooking.path) limit(route, CLAIMS_PER_MINUTE);
  });
  await app.register(rateLimit, {
    global: false,
    keyGenerator: neighbourhood,
    errorResponseBuilder: () => new AppError("too-many-requests"),
  });
  limitReads(app);
}

function limit(route: RouteOptions, max: number) {
  route.config = { ...route.config, rateLimit: { max, timeWindow: "1 minute" } };
}

/** One counter for all reads. */
function limitReads(app: FastifyInstance): void {
  const count = app.createRateLimit({ max: READS_PER_MINUTE, timeWindow: "1 minute" });
  app.addHook("onRequest", async (request, reply) => {
    if (FREE.test(request.routeOptions.url ?? "")) return;
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header("retry-after", counted.ttlInSeconds);
    throw new AppError("too-many-requests");
  });
}

const IPV6_GROUPS = 8;

/** The /64 prefix of an IPv6 address: one household can choose any address within it. */
export function neighbourhood({ ip }: Pick<FastifyRequest, "ip">): string {
  const isPlain = !ip.includes(":") || ip.includes(".");
  if (isPlain) return ip;
  // Expand `::`.
  const [head = [], tail = []] = ip.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array<string>(Math.max(IPV6_GROUPS - head.length - tail.length, 0)).fill("0");
  const groups = [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
  return groups
    .slice(0, IPV6_GROUPS / 2)
    .map((group) => group.toString(16))
    .join(":");
}
