import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { Problem, readOrder } from "../../problem.ts";
import { FAULT_MODES } from "../faults.ts";
import { settleRefund } from "../refunds/settle-refund.ts";
import type { Sandbox } from "../sandbox.ts";
import { REFUND_BEHAVIOURS } from "../state/books.ts";

type OneRefund = { Params: { id: string } };

const faultOrder = z.strictObject({
  path: z.string().regex(/^(\*|\/v1\/.+)$/),
  method: z.enum(["GET", "POST"]).nullable().default(null),
  mode: z.enum(FAULT_MODES),
  times: z.int().min(1).default(1),
  ms: z.int().min(0).default(0),
});

const refundsOrder = z.strictObject({ behaviour: z.enum(REFUND_BEHAVIOURS).nullable() });

const settleOrder = z.strictObject({ as: z.enum(["succeeded", "failed"]) });

export function troubleOrders(server: FastifyInstance, sandbox: Sandbox) {
  server.post("/faults", async (request) => {
    sandbox.faults.order(readOrder(faultOrder, request.body));
    return sandbox.faults.list();
  });

  server.delete("/faults", async () => {
    sandbox.faults.clear();
    return sandbox.faults.list();
  });

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
