import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { Problem, readOrder } from "../../problem.ts";
import { closeChargeback, openChargeback } from "../chargebacks/chargeback.ts";
import { changePayment } from "../payments/change-payment.ts";
import { paymentBody } from "../payments/payment-body.ts";
import { refundBody } from "../payments/refund-body.ts";
import { refundPayment, settleRefund } from "../refunds/refund-payment.ts";
import type { Sandbox } from "../sandbox.ts";
import { type One, wantedPayment } from "./wanted.ts";

/** Centavos; all that is left if missing. */
const refundOrder = z.strictObject({ amount: z.int().min(1).optional() });
const settleOrder = z.strictObject({ as: z.enum(["approved", "rejected"]) });
const openOrder = z.strictObject({ reason: z.string().default("general") });
const closeOrder = z.strictObject({ as: z.enum(["won", "lost"]) });
const mediationOrder = z.strictObject({ as: z.enum(["open", "closed"]) });

export function moneyOrders(server: FastifyInstance, sandbox: Sandbox) {
  /** A refund made by hand on the provider's own pages. */
  server.post<One>("/payments/:id/refund", async (request) => {
    const entry = wantedPayment(sandbox, request.params.id);
    const { amount } = readOrder(refundOrder, request.body);
    return refundBody(entry.id, refundPayment(sandbox, entry, amount, "approved"));
  });

  server.post<One>("/refunds/:id/settle", async (request) => {
    const { id } = request.params;
    const { as } = readOrder(settleOrder, request.body);
    for (const entry of sandbox.books.payments) {
      const refund = entry.refunds.find((one) => String(one.id) === id);
      if (!refund) continue;
      settleRefund(sandbox, entry, refund, as);
      return refundBody(entry.id, refund);
    }
    throw new Problem(404, `No such refund: ${id}`);
  });

  server.post<One>("/payments/:id/chargeback", async (request) => {
    const entry = wantedPayment(sandbox, request.params.id);
    const opened = openChargeback(sandbox, entry, readOrder(openOrder, request.body).reason);
    if (!opened) throw new Problem(409, `This payment is ${entry.status}.`);
    return opened;
  });

  server.post<One>("/chargebacks/:id/close", async (request) => {
    const entry = sandbox.books.chargebacks.find(({ id }) => id === request.params.id);
    if (!entry) throw new Problem(404, `No such chargeback: ${request.params.id}`);
    if (entry.won !== null) throw new Problem(409, "This chargeback is closed.");
    const payment = wantedPayment(sandbox, String(entry.paymentId));
    closeChargeback(sandbox, entry, payment, readOrder(closeOrder, request.body).as === "won");
    return entry;
  });

  /** A complaint at the provider, before a bank is involved. */
  server.post<One>("/payments/:id/mediation", async (request) => {
    const entry = wantedPayment(sandbox, request.params.id);
    const { as } = readOrder(mediationOrder, request.body);
    if (entry.status !== (as === "open" ? "approved" : "in_mediation"))
      throw new Problem(409, `This payment is ${entry.status}.`);
    if (as === "open") changePayment(sandbox, entry, "in_mediation", "pending");
    else changePayment(sandbox, entry, "approved", "accredited");
    return paymentBody(sandbox, entry);
  });
}
