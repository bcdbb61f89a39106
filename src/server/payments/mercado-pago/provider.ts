import type { Config } from "../../../config.ts";
import type { PaymentProvider } from "../provider.ts";
import { toChargeback } from "./chargeback.ts";
import { createClient } from "./client.ts";
import { endSession } from "./end.ts";
import { accountOf, readNotice } from "./event.ts";
import { guarded, orNull } from "./failure.ts";
import { createFinder } from "./find.ts";
import { numberOfChargeback, numberOfPayment, numbersOfRefund, readSessionId } from "./ids.ts";
import { createQuote } from "./installments.ts";
import { createLists, guardedList } from "./list.ts";
import { openCard, openPix } from "./open.ts";
import { createOpenedPages } from "./opened-pages.ts";
import { feeOf } from "./payment.ts";
import { sendRefund, toProviderRefund } from "./refund.ts";
import { MERCADO_PAGO } from "./session.ts";
import { chargebackShape, refundShape, refundsOfPayment } from "./shapes.ts";

/**
 * Mercado Pago on the house's own account: a Pix is a payment whose code we show, a card is paid on
 * Mercado Pago's page. Null without its settings. Needs the clock, because there only a date tells
 * when a page ends.
 */
export function createMercadoPagoProvider(
  config: Config,
  clock: () => number,
): PaymentProvider | null {
  const { MERCADO_PAGO_ACCESS_TOKEN: token, MERCADO_PAGO_WEBHOOK_SECRET: secret } = config;
  if (!token || !secret) return null;
  const client = createClient(config.MERCADO_PAGO_API_URL, token);
  const account = accountOf(token);
  const opened = createOpenedPages();
  const finder = createFinder(client, opened, account, clock);
  const lists = createLists(client, finder, account, clock);

  async function* refundsOf(id: string) {
    const number = numberOfPayment(id);
    if (!number) return;
    const made = client.get(`/v1/payments/${number}/refunds`, refundsOfPayment);
    for (const refund of (await orNull(made)) ?? []) yield toProviderRefund(refund);
  }

  return {
    ways: { name: MERCADO_PAGO, label: "Mercado Pago", card: "page", pix: "code" },
    // One real: some of its means refuse less.
    leastAmount: 100,
    owns: (id) => id.startsWith("mp_"),
    // Payment numbers are also printed on receipts.
    hasSecretIds: false,

    openSession: (order) =>
      guarded(() =>
        order.means === "pix"
          ? openPix(client, order, account)
          : openCard(client, finder, opened, order, { mode: account, now: clock() }),
      ),

    findSession: (id) => guarded(() => finder.findSession(id)),

    findLostSession: ({ sessionId, means }) =>
      guarded(() =>
        means === "pix" ? finder.findPixOf(sessionId) : finder.findCardSession(sessionId),
      ),

    endSession: (id) =>
      guarded(async () => {
        const key = readSessionId(id);
        return key ? endSession(client, finder, key, clock()) : "refused";
      }),

    quoteInstallments: createQuote(client, clock),

    refund: (order) => guarded(() => sendRefund(client, finder, order)),

    findRefund: (id) =>
      guarded(async () => {
        const numbers = numbersOfRefund(id);
        if (!numbers) return null;
        const path = `/v1/payments/${numbers.ofPayment}/refunds/${numbers.number}`;
        const refund = await orNull(client.get(path, refundShape));
        return refund && toProviderRefund(refund);
      }),

    findFee: (id) =>
      guarded(async () => {
        const number = numberOfPayment(id);
        const payment = number && (await finder.findPayment(number));
        return payment ? feeOf(payment) : null;
      }),

    findChargeback: (id) =>
      guarded(async () => {
        const number = numberOfChargeback(id);
        if (!number) return null;
        const answer = await orNull(client.get(`/v1/chargebacks/${number}`, chargebackShape));
        const [ofPayment] = answer?.payments ?? [];
        const payment = ofPayment ? await finder.findPayment(ofPayment) : null;
        return answer && toChargeback(answer, payment);
      }),

    listChargebacks: lists.listChargebacks,
    listRefunds: (of) =>
      "paymentId" in of ? guardedList(refundsOf(of.paymentId)) : lists.listRefunds(of.madeSince),
    listSessions: lists.listSessions,

    readEvent: (notice) => readNotice(notice, secret, account),
  };
}
