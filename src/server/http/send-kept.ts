import { Negotiator } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import { encodings, type KeptPage } from "./kept-pages.ts";

const negotiator = new Negotiator({ supportedValues: encodings });

/**
 * Sends the cached bytes in an encoding that the browser accepts, or 304 if it has them. Both carry
 * the policy: it belongs to the page's bytes, and headers of a 304 replace those of the browser's
 * copy.
 */
export async function sendKept(
  page: KeptPage,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const vary = [reply.getHeader("vary") ?? [], "accept-encoding"].flat().join(", ");
  reply.headers({
    etag: page.etag,
    "cache-control": "no-cache",
    vary,
  });
  const known = headers["if-none-match"]?.split(",") ?? [];
  if (known.some((one) => one.trim() === page.etag)) return reply.code(304).send();
  const encoding = negotiator.negotiate(`${headers["accept-encoding"] ?? ""}`);
  if (encoding) reply.header("content-encoding", encoding);
  return reply.type("text/html; charset=utf-8").send(await page.in(encoding));
}
