import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { Problem, readOrder } from "../../problem.ts";
import { settleRefund } from "../refunds/settle-refund.ts";
import type { Sandbox } from "../sandbox.ts";
import { REFUND_BEHAVIOURS } from "../state/books.ts";

type OneRefund = { Params: { id: string } };

const refundsOrder = z.strictObject({ behaviour: z.enum(REFUND_BEHAVIOURS).nullable() });

const settleOrder = z.strictObject({ as: z.enum(["succeeded", "failed"]) });

export function refundOrders(server: FastifyInstance, sandbox: Sandbox) {
  server.post("/refunds", async (request) => {
    const order = readOrder(refundsOrder, request.body);
    sandbox.refundBehaviour = order.behaviour;
    return order;
  });

  server.post<OneRefund>("/refunds/:id/settle", async (request) => {
    const entry = sandbox.books.refunds.find(({ refund }) => refund.id === request.params.id);
    if (!entry) throw new Problem(404, `No such refund: ${request.params.id}`);
    settleRefund(sandbox, entry, readOrder(settleOrder, request.body).as);
    return entry.refund;
  });
}
