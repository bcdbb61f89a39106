import type { FastifyRequest } from "fastify";
import { adminUrl } from "../../contract/page-urls.ts";

/** One of a few fixed names, never the caller's own text. */
export function routeName(request: Pick<FastifyRequest, "routeOptions" | "url">): string {
  const pattern = request.routeOptions?.url;
  if (pattern === undefined) return "none";
  if (pattern.startsWith("/assets/")) return "/assets/*";
  if (pattern !== "*") return pattern;
  const [path = ""] = request.url.split("?");
  return path === adminUrl || path.startsWith(`${adminUrl}/`) ? `${adminUrl}/*` : "*";
}
