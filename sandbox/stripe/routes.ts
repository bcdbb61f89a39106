import type { FastifyInstance } from "fastify";
import { Stripe } from "stripe";
import { z } from "zod";
import { answerRefusals } from "../provider/refusal.ts";
import { header } from "./api/caller.ts";
import { endpoints } from "./api/endpoint.ts";
import { EXPANDABLE, expand, expanded } from "./api/expand.ts";
import { readParameters } from "./api/read-parameters.ts";
import { StripeRefusal } from "./api/refusal.ts";
import { sessionRoutes } from "./checkout/session-routes.ts";
import { disputeRoutes } from "./disputes/dispute-routes.ts";
import { eventRoutes } from "./events/event-routes.ts";
import { intentOf } from "./paying/intent.ts";
import { refundRoutes } from "./refunds/refund-routes.ts";
import type { Sandbox } from "./sandbox.ts";
import { timePasses } from "./time-passes.ts";

const ECHOED = ["stripe-account", "idempotency-key"];

export async function apiRoutes(server: FastifyInstance, { sandbox }: { sandbox: Sandbox }) {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, body),
  );
  server.addContentTypeParser("*", (_request, _body, done) => done(notAForm()));

  server.addHook("onRequest", async (request, reply) => {
    timePasses(sandbox);
    reply.header("request-id", request.id).header("stripe-version", Stripe.API_VERSION);
    for (const name of ECHOED) {
      const value = header(request, name);
      if (value !== null) reply.header(name, value);
    }
  });

  answerRefusals(
    server,
    (cause) => new StripeRefusal(500, `The Stripe sandbox broke: ${cause}`, { type: "api_error" }),
  );

  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0];
    const { body } = new StripeRefusal(
      404,
      `Unrecognized request URL (${request.method}: ${path}).`,
    );
    return reply.code(404).send(body);
  });

  const endpoint = endpoints(sandbox);
  sessionRoutes(server, sandbox, endpoint);
  intentRoutes(server, sandbox, endpoint);
  refundRoutes(server, sandbox, endpoint);
  disputeRoutes(server, sandbox, endpoint);
  eventRoutes(server, sandbox, endpoint);
}

function notAForm(): StripeRefusal {
  return new StripeRefusal(
    400,
    "Invalid request (check that your POST content type is application/x-www-form-urlencoded).",
  );
}

const intentParameters = z.strictObject({ expand: expand(EXPANDABLE.intent) });

function intentRoutes(
  server: FastifyInstance,
  sandbox: Sandbox,
  endpoint: ReturnType<typeof endpoints>,
) {
  const retrieve = endpoint({
    read: (form) => readParameters(intentParameters, form),
    act: (input, { account, id }) =>
      expanded(sandbox, intentOf(sandbox, account, id, "intent").intent, input.expand),
  });
  server.get("/payment_intents/:id", retrieve);
}
