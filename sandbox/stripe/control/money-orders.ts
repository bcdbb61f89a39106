import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { Problem, readOrder } from "../../problem.ts";
import { closeDispute, openDispute, VERDICTS } from "../disputes/dispute.ts";
import { settleRefund } from "../refunds/settle-refund.ts";
import type { Sandbox } from "../sandbox.ts";
import { REFUND_BEHAVIOURS } from "../state/books.ts";

type One = { Params: { id: string } };

const refundsOrder = z.strictObject({ behaviour: z.enum(REFUND_BEHAVIOURS).nullable() });
const settleOrder = z.strictObject({ as: z.enum(["succeeded", "failed"]) });
const openOrder = z.strictObject({ reason: z.string().default("fraudulent") });
const closeOrder = z.strictObject({ as: z.enum(VERDICTS) });

export function moneyOrders(server: FastifyInstance, sandbox: Sandbox) {
  server.post("/refunds", async (request) => {
    const order = readOrder(refundsOrder, request.body);
    sandbox.refundBehaviour = order.behaviour;
    return order;
  });

  server.post<One>("/refunds/:id/settle", async (request) => {
    const entry = sandbox.books.refunds.find(({ refund }) => refund.id === request.params.id);
    if (!entry) throw new Problem(404, `No such refund: ${request.params.id}`);
    settleRefund(sandbox, entry, readOrder(settleOrder, request.body).as);
    return entry.refund;
  });

  server.post<One>("/sessions/:id/dispute", async (request) => {
    const { reason } = readOrder(openOrder, request.body);
    const paid = sandbox.books.intents.find((one) => one.sessionId === request.params.id);
    const opened = paid && openDispute(sandbox, paid, reason);
    if (!opened) throw new Problem(409, "Nothing was paid in this session.");
    return opened.dispute;
  });

  server.post<One>("/disputes/:id/close", async (request) => {
    const entry = sandbox.books.disputes.find(({ dispute }) => dispute.id === request.params.id);
    if (!entry) throw new Problem(404, `No such dispute: ${request.params.id}`);
    closeDispute(sandbox, entry, readOrder(closeOrder, request.body).as);
    return entry.dispute;
  });
}
