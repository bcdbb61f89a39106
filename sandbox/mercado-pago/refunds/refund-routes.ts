import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { MakeEndpoint } from "../api/endpoint.ts";
import { readGiven } from "../api/read-given.ts";
import { notFound } from "../api/refusal.ts";
import { paymentOf } from "../payments/find-payment.ts";
import { refundBody } from "../payments/refund-body.ts";
import type { Sandbox } from "../sandbox.ts";
import { REFUND_CODES, refundParameters } from "./check-refund.ts";
import { refundPayment } from "./refund-payment.ts";

const PATH = "/v1/payments/:id/refunds";
const nothing = z.strictObject({});

export function refundRoutes(server: FastifyInstance, sandbox: Sandbox, endpoint: MakeEndpoint) {
  const create = endpoint({
    status: 201,
    keyed: true,
    read: (given) => readGiven(refundParameters, given ?? {}, REFUND_CODES),
    act({ amount }, { live, params }) {
      const entry = paymentOf(sandbox, live, params.id ?? "");
      return refundBody(entry.id, refundPayment(sandbox, entry, amount));
    },
  });

  const list = endpoint({
    read: (given) => readGiven(nothing, given),
    act(_input, { live, params }) {
      const entry = paymentOf(sandbox, live, params.id ?? "");
      return entry.refunds.map((refund) => refundBody(entry.id, refund));
    },
  });

  const retrieve = endpoint({
    read: (given) => readGiven(nothing, given),
    act(_input, { live, params }) {
      const entry = paymentOf(sandbox, live, params.id ?? "");
      const refund = entry.refunds.find(({ id }) => String(id) === params.refund);
      if (!refund) throw notFound("Refund", 2000);
      return refundBody(entry.id, refund);
    },
  });

  server.post(PATH, create);
  server.get(PATH, list);
  server.get(`${PATH}/:refund`, retrieve);
}
