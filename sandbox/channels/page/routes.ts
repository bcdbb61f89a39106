import type { FastifyInstance } from "fastify";
import { Problem } from "../../problem.ts";
import { ORDERS } from "../orders.ts";
import type { Portal } from "../portal.ts";
import { portalsPage } from "./portals-page.ts";
import { sayOutcome } from "./words.ts";

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const MISTYPED = "Não deu certo: confira o que foi digitado e tente de novo.";

/** The portals' web page, with a form for each order. */
export async function pageRoutes(
  server: FastifyInstance,
  { portals }: { portals: readonly Portal[] },
) {
  let notice: string | null = null;

  server.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );

  server.get("/", (_request, reply) => {
    const page = portalsPage(portals, notice);
    notice = null;
    return reply
      .headers({
        "content-security-policy": POLICY,
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cache-control": "no-store",
      })
      .type("text/html; charset=utf-8")
      .send(page);
  });

  for (const portal of portals) {
    const { name, title } = portal.dialect;
    for (const [order, carryOut] of Object.entries(ORDERS)) {
      server.post(`/${name}/${order}`, async (request, reply) => {
        notice = `${title}: ${await attempt(() => carryOut(portal, request.body))}`;
        return reply.redirect("/", 303);
      });
    }
  }
}

async function attempt(carryOut: () => ReturnType<(typeof ORDERS)["open"]>): Promise<string> {
  try {
    return sayOutcome(await carryOut());
  } catch (error) {
    if (error instanceof Problem) return MISTYPED;
    throw error;
  }
}
