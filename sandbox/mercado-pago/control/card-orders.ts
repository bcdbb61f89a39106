import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { Problem, readOrder } from "../../problem.ts";
import { endReview, offeredTo, payByCard } from "../cards/pay-by-card.ts";
import { paymentBody } from "../payments/payment-body.ts";
import { canBePaid, changePreference } from "../preferences/preference.ts";
import { preferenceBody } from "../preferences/preference-body.ts";
import type { Sandbox } from "../sandbox.ts";
import { type One, wantedPayment, wantedPreference } from "./wanted.ts";

const payOrder = z.strictObject({
  card: z.string().default("4242424242424242"),
  holder: z.string().default("HELENA PRADO"),
  email: z.string().nullable().default(null),
  installments: z.int().min(1).default(1),
});

const reviewOrder = z.strictObject({ as: z.enum(["approved", "rejected"]) });

export function cardOrders(server: FastifyInstance, sandbox: Sandbox) {
  /** The guest pays, even twice, and closes the tab: she does not return to the site. */
  server.post<One>("/preferences/:id/pay", async (request) => {
    const preference = wantedPreference(sandbox, request.params.id);
    const { card, holder, email, installments } = readOrder(payOrder, request.body);
    if (!canBePaid(preference, sandbox.now())) throw new Problem(409, "This preference is over.");
    const installment = offeredTo(sandbox, preference).find(({ count }) => count === installments);
    if (!installment) throw new Problem(409, `${installments} installments are not offered.`);
    const filled = { number: card, holder, expMonth: 12, expYear: 2050, installment };
    const entry = payByCard(sandbox, preference, { ...filled, email, attempt: randomUUID() });
    return paymentBody(sandbox, entry);
  });

  server.post<One>("/preferences/:id/expire", async (request) => {
    const preference = wantedPreference(sandbox, request.params.id);
    const changes = { expires: true, expiration_date_to: sandbox.now() };
    changePreference(sandbox, preference, changes);
    return preferenceBody(sandbox, preference);
  });

  server.post<One>("/payments/:id/review", async (request) => {
    const entry = wantedPayment(sandbox, request.params.id);
    if (entry.status !== "in_process") throw new Problem(409, "Nobody is looking at this payment.");
    endReview(sandbox, entry, readOrder(reviewOrder, request.body).as);
    return paymentBody(sandbox, entry);
  });
}
