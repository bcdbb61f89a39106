import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { Problem, readOrder } from "../../problem.ts";
import { expireSession } from "../checkout/expire-session.ts";
import { findSession } from "../checkout/find-session.ts";
import { answerChallenge, type PaymentOutcome, payByCard } from "../paying/pay-by-card.ts";
import { losePix, payByPix, pendingPix, receivePix } from "../paying/pay-by-pix.ts";
import { refundCharge } from "../refunds/refund-charge.ts";
import type { Sandbox } from "../sandbox.ts";
import type { SessionEntry } from "../state/books.ts";

type OneSession = { Params: { id: string } };

const payOrder = z.strictObject({
  method: z.enum(["card", "pix"]).default("card"),
  card: z.string().default("4242424242424242"),
  name: z.string().default("Helena Prado"),
  email: z.string().optional(),
  phone: z.string().default("+5584900000000"),
});

/** Centavos; all that is left if missing. */
const refundOrder = z.strictObject({ amount: z.int().min(1).optional() });
const pixOrder = z.strictObject({ outcome: z.enum(["paid", "failed"]) });

export function sessionOrders(server: FastifyInstance, sandbox: Sandbox) {
  server.post<OneSession>("/sessions/:id/expire", async (request) => {
    const entry = wantedSession(sandbox, request.params.id);
    expireSession(sandbox, entry, null);
    return entry.session;
  });

  server.post<OneSession>("/sessions/:id/pay", async (request) => {
    const entry = wantedSession(sandbox, request.params.id);
    const outcome = pay(sandbox, entry, readOrder(payOrder, request.body));
    if (outcome.outcome === "declined") throw new Problem(402, outcome.decline.message);
    if (outcome.outcome !== "complete")
      throw new Problem(409, `This session is ${entry.session.status}.`);
    return entry.session;
  });

  /** A refund made by hand on the provider's own pages, which always succeeds. */
  server.post<OneSession>("/sessions/:id/refund", async (request) => {
    const { account, session } = wantedSession(sandbox, request.params.id);
    const { amount } = readOrder(refundOrder, request.body);
    const paid = sandbox.books.intents.find((one) => one.sessionId === session.id);
    const part = amount === undefined ? {} : { amount };
    const wanted = { payment_intent: paid?.intent.id, ...part, expand: [] };
    return refundCharge(sandbox, account, wanted, null, "succeeds");
  });

  server.post<OneSession>("/sessions/:id/pix", async (request) => {
    const entry = wantedSession(sandbox, request.params.id);
    const { outcome } = readOrder(pixOrder, request.body);
    const pending = pendingPix(sandbox, entry.session.id);
    if (!pending) throw new Problem(409, "This session has no pending Pix.");
    if (outcome === "paid") receivePix(sandbox, pending, entry);
    else losePix(sandbox, pending, entry);
    return entry.session;
  });
}

/** The guest pays and closes the tab: no redirect back to the site. */
function pay(
  sandbox: Sandbox,
  entry: SessionEntry,
  order: z.output<typeof payOrder>,
): PaymentOutcome {
  const { name, phone, card } = order;
  const email = order.email ?? entry.session.customer_email ?? "helena.prado@exemplo.com";
  const payer = { name, phone, email, country: "BR" };
  if (order.method === "pix") return payByPix(sandbox, entry, payer);

  const attempt = { payer, card: { number: card, expMonth: 12, expYear: 2050 } };
  const outcome = payByCard(sandbox, entry, attempt);
  if (outcome.outcome !== "challenge") return outcome;
  return answerChallenge(sandbox, entry, { challenge: outcome.challenge, authorized: true });
}

function wantedSession(sandbox: Sandbox, id: string): SessionEntry {
  const entry = findSession(sandbox, id);
  if (!entry) throw new Problem(404, `No such session: ${id}`);
  return entry;
}
