import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import type { Config } from "../../config.ts";
import { calls, paymentWebhookPath } from "../../contract/calls.ts";
import { AppError } from "../../domain/app-error.ts";

const HOLDS_PER_MINUTE = 20;
/** Each may ask the provider something, whose patience all guests share. */
const CLAIMS_PER_MINUTE = 60;

/** Twenty a second: a whole town behind one address reads less, and one who hammers gets no more. */
const READS_PER_MINUTE = 1_200;
/** Files that lie ready, and what the house's own machinery asks for. */
const FREE = new RegExp(`^/(assets/|media/|live$|ready$)|^${paymentWebhookPath}$`);

/** How often one address may ask for what costs others something: nights, payments, and pages. */
export async function limitCalls(app: FastifyInstance, config: Config): Promise<void> {
  if (!config.LIMITS) return;
  app.addHook("onRoute", (route) => {
    if (route.url === calls.startCheckout.path) limit(route, HOLDS_PER_MINUTE);
    if (route.url === calls.settleCheckout.path) limit(route, CLAIMS_PER_MINUTE);
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

/** Whatever is asked for is counted together. */
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

/** Of an IPv6 address the first half: a household has the second half to itself to choose from. */
export function neighbourhood({ ip }: Pick<FastifyRequest, "ip">): string {
  const isPlain = !ip.includes(":") || ip.includes(".");
  if (isPlain) return ip;
  // The two colons stand for as many zeros as are missing.
  const [head = [], tail = []] = ip.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array<string>(Math.max(IPV6_GROUPS - head.length - tail.length, 0)).fill("0");
  const groups = [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
  return groups
    .slice(0, IPV6_GROUPS / 2)
    .map((group) => group.toString(16))
    .join(":");
}
