import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { MakeEndpoint } from "../api/endpoint.ts";
import { readGiven } from "../api/read-given.ts";
import { reais } from "../api/values.ts";
import type { Sandbox } from "../sandbox.ts";
import { installmentsFor, payerCost } from "./installments.ts";

const parameters = z.strictObject({
  amount: z
    .string()
    .regex(/^\d+(\.\d{1,2})?$/)
    .transform(Number)
    .pipe(reais),
  payment_method_id: z.enum(["visa", "master", "elo", "amex", "hipercard"]),
});

export function installmentRoutes(
  server: FastifyInstance,
  sandbox: Sandbox,
  endpoint: MakeEndpoint,
) {
  const list = endpoint({
    read: (given) => readGiven(parameters, given),
    act: ({ amount, payment_method_id }) => [
      {
        payment_method_id,
        payment_type_id: "credit_card",
        issuer: { id: "24", name: "Banco de teste", secure_thumbnail: "", thumbnail: "" },
        processing_mode: "aggregator",
        merchant_account_id: null,
        payer_costs: installmentsFor(amount, sandbox.habits.interestFreeUpTo).map(payerCost),
        agreements: null,
      },
    ],
  });

  server.get("/v1/payment_methods/installments", list);
}
