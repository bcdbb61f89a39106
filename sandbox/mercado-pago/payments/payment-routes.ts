import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { MakeEndpoint } from "../api/endpoint.ts";
import { readGiven } from "../api/read-given.ts";
import { notInSandbox, wrongState } from "../api/refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import { changePayment } from "./change-payment.ts";
import { paymentOf } from "./find-payment.ts";
import { paymentBody } from "./payment-body.ts";
import { searchParameters, searchPayments } from "./search-payments.ts";

const nothing = z.strictObject({});
const updateParameters = z.strictObject({ status: z.string().min(1) });

export function paymentRoutes(server: FastifyInstance, sandbox: Sandbox, endpoint: MakeEndpoint) {
  const retrieve = endpoint({
    read: (given) => readGiven(nothing, given),
    act: (_input, { live, params }) =>
      paymentBody(sandbox, paymentOf(sandbox, live, params.id ?? "")),
  });

  const cancel = endpoint({
    keyed: true,
    read(given) {
      const { status } = readGiven(updateParameters, given);
      if (status !== "cancelled") throw notInSandbox(`a change to ${status}`);
    },
    act(_input, { live, params }) {
      const entry = paymentOf(sandbox, live, params.id ?? "");
      if (entry.status !== "pending" && entry.status !== "in_process") throw wrongState();
      changePayment(sandbox, entry, "cancelled", "by_collector");
      return paymentBody(sandbox, entry);
    },
  });

  const search = endpoint({
    read: (given) => readGiven(searchParameters, given),
    act: (input, { live }) => searchPayments(sandbox, live, input),
  });

  server.get("/v1/payments/search", search);
  server.get("/v1/payments/:id", retrieve);
  server.put("/v1/payments/:id", cancel);
}
