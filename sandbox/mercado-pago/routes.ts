import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { answerRefusals } from "../provider/refusal.ts";
import { endpoints, type MakeEndpoint } from "./api/endpoint.ts";
import { readGiven } from "./api/read-given.ts";
import { badRequest, MercadoPagoRefusal } from "./api/refusal.ts";
import { installmentRoutes } from "./cards/installment-routes.ts";
import { chargebackRoutes } from "./chargebacks/chargeback-routes.ts";
import { COLLECTOR_ID } from "./credentials.ts";
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

/** A refund of the whole amount has no body. */
function readJson(text: string, done: (error: Error | null, body?: unknown) => void) {
  try {
    done(null, text === "" ? undefined : JSON.parse(text));
  } catch {
    done(badRequest("Malformed JSON"));
  }
}

const nothing = z.strictObject({});

/** Whose account the credentials belong to. */
function accountRoutes(server: FastifyInstance, endpoint: MakeEndpoint) {
  const own = endpoint({
    read: (given) => readGiven(nothing, given),
    act: () => ({
      id: COLLECTOR_ID,
      nickname: "POUSADA MARE MANSA",
      country_id: "BR",
      site_id: "MLB",
      email: "financeiro@maremansa.example",
      user_type: "normal",
      status: { site_status: "active" },
    }),
  });
  server.get("/users/me", own);
}
