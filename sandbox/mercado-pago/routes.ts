import type { FastifyInstance } from "fastify";
import { accountRoutes } from "./api/account-routes.ts";
import { endpoints } from "./api/endpoint.ts";
import { badRequest, Refusal } from "./api/refusal.ts";
import { installmentRoutes } from "./cards/installment-routes.ts";
import { chargebackRoutes } from "./chargebacks/chargeback-routes.ts";
import { paymentRoutes } from "./payments/payment-routes.ts";
import { pixRoutes } from "./pix/pix-routes.ts";
import { preferenceRoutes } from "./preferences/preference-routes.ts";
import { refundRoutes } from "./refunds/refund-routes.ts";
import type { Sandbox } from "./sandbox.ts";
import { timePasses } from "./time-passes.ts";

export async function apiRoutes(server: FastifyInstance, { sandbox }: { sandbox: Sandbox }) {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    readJson(String(body), done),
  );
  server.addContentTypeParser("*", (_request, _body, done) =>
    done(badRequest("The content type must be application/json")),
  );

  server.addHook("onRequest", async () => timePasses(sandbox));

  server.setErrorHandler((error, _request, reply) => {
    const refusal = error instanceof Refusal ? error : brokenDown(error);
    return reply.code(refusal.status).send(refusal.body);
  });

  const endpoint = endpoints(sandbox);
  pixRoutes(server, sandbox, endpoint);
  paymentRoutes(server, sandbox, endpoint);
  refundRoutes(server, sandbox, endpoint);
  preferenceRoutes(server, sandbox, endpoint);
  chargebackRoutes(server, sandbox, endpoint);
  installmentRoutes(server, sandbox, endpoint);
  accountRoutes(server, endpoint);
}

/** A refund of everything has no body. */
function readJson(text: string, done: (error: Error | null, body?: unknown) => void) {
  try {
    done(null, text === "" ? undefined : JSON.parse(text));
  } catch {
    done(badRequest("Malformed JSON"));
  }
}

/** A bug of the sandbox itself, with a message that tells it from an injected fault. */
function brokenDown(error: unknown): Refusal {
  const cause = error instanceof Error ? error.message : String(error);
  return new Refusal(500, `The Mercado Pago sandbox broke: ${cause}`);
}
