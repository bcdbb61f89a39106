import type { FastifyInstance } from "fastify";
import { FORM_PAGE, readForms } from "../../page.ts";
import { Problem } from "../../problem.ts";
import { ORDERS } from "../orders.ts";
import type { Portal } from "../portal.ts";
import { portalsPage } from "./portals-page.ts";
import { sayOutcome } from "./words.ts";

const MISTYPED = "Não deu certo: confira o que foi digitado e tente de novo.";

/** The portals' web page, with a form for each order. */
export async function pageRoutes(
  server: FastifyInstance,
  { portals }: { portals: readonly Portal[] },
) {
  let notice: string | null = null;

  readForms(server);

  server.get("/", (_request, reply) => {
    const page = portalsPage(portals, notice);
    notice = null;
    return reply.headers(FORM_PAGE).send(page);
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
