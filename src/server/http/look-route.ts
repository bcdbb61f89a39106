import type { FastifyInstance } from "fastify";
import { lookUrl } from "../../contract/page-urls.ts";
import { AppError } from "../../domain/app-error.ts";
import { lookOfName, tokensOf } from "../../domain/look-tokens.ts";

const AN_HOUR = 3_600;

/** A style sheet of a house's own colours and typefaces, named by them: it needs no database. */
export async function lookRoute(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { look: string } }>(lookUrl(":look"), async (request, reply) => {
    const look = lookOfName(request.params.look);
    if (!look) throw new AppError("route-unknown");
    return reply
      .type("text/css; charset=utf-8")
      .header("cache-control", `public, max-age=${AN_HOUR}`)
      .send(tokensOf(look));
  });
}
