import type { FastifyInstance } from "fastify";
import { answerRefusals } from "../provider/refusal.ts";
import { accountRoutes } from "./api/account-routes.ts";
import { endpoints } from "./api/endpoint.ts";
import { badRequest, MercadoPagoRefusal } from "./api/refusal.ts";
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

  answerRefusals(
    server,
    (cause) => new MercadoPagoRefusal(500, `The Mercado Pago sandbox broke: ${cause}`),
  );

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
