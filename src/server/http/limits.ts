import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import type { Config } from "../../config.ts";
import { calls } from "../../contract/calls.ts";
import { adminUrl } from "../../contract/page-urls.ts";
import { AppError } from "../../domain/app-error.ts";

const HOLDS_PER_MINUTE = 20;
/** Each may ask the provider something, whose patience all guests share. */
const CLAIMS_PER_MINUTE = 60;
const KNOCKS_PER_MINUTE = 10;
/** Every form before the door costs a hash, a mail or a guess. */
const knocks = ["entrar", "codigo", "esqueci", "senha"].map((name) => `${adminUrl}/${name}`);

/** How often one address may ask for what costs others something: nights, and guesses at the door. */
export async function limitCalls(app: FastifyInstance, config: Config): Promise<void> {
  if (!config.LIMITS) return;
  app.addHook("onRoute", (route) => {
    if (route.url === calls.startCheckout.path) limit(route, HOLDS_PER_MINUTE, () => false);
    if (route.url === calls.settleCheckout.path) limit(route, CLAIMS_PER_MINUTE, () => false);
    if (route.url === "*") limit(route, KNOCKS_PER_MINUTE, (request) => !isKnock(request));
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

/** As the router reads a path: decoded, in any letters' case, with or without a last slash. */
export function isKnock({ method, url }: Pick<FastifyRequest, "method" | "url">): boolean {
  if (method === "GET" || method === "HEAD") return false;
  const [path = ""] = url.split("?");
  const read = decoded(path)
    .toLowerCase()
    .replace(/\.data$/, "")
    .replaceAll(/\/+/g, "/")
    .replace(/\/$/, "");
  return knocks.includes(read);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
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
