import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { Problem, readOrder } from "../../problem.ts";
import { closeDispute, openDispute, VERDICTS } from "../disputes/dispute.ts";
import type { Sandbox } from "../sandbox.ts";

type One = { Params: { id: string } };

const openOrder = z.strictObject({ reason: z.string().default("fraudulent") });
const closeOrder = z.strictObject({ as: z.enum(VERDICTS) });

export function disputeOrders(server: FastifyInstance, sandbox: Sandbox) {
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
