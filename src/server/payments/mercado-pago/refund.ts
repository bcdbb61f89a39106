import { toReais } from "../../../domain/money.ts";
import {
  ProviderError,
  type ProviderRefund,
  type RefundOrder,
  type RefundState,
} from "../provider.ts";
import type { Client } from "./client.ts";
import { isRefusal } from "./failure.ts";
import type { Finder } from "./find.ts";
import { numberOfPayment, paymentId, refundId } from "./ids.ts";
import { isDisputed } from "./payment.ts";
import { toCentavos } from "./reais.ts";
import { type Refund, refundShape } from "./shapes.ts";

const states: Readonly<Record<string, RefundState>> = {
  approved: "succeeded",
  rejected: "failed",
  cancelled: "failed",
};

/** Mercado Pago stores no metadata with a refund, so only our rows know its reason. */
export function toProviderRefund(refund: Refund): ProviderRefund {
  return {
    id: refundId(refund.payment_id, refund.id),
    refundId: null,
    paymentId: paymentId(refund.payment_id),
    amount: toCentavos(refund.amount),
    reason: null,
    state: states[refund.status ?? ""] ?? "pending",
  };
}

/** The key is remembered for a day: a retry returns the same refund. */
export async function sendRefund(
  client: Client,
  finder: Finder,
  { refundId: ours, paymentId: id, amount, reason }: RefundOrder,
): Promise<ProviderRefund> {
  const number = numberOfPayment(id);
  if (!number) throw new ProviderError("refused", new Error("no payment of Mercado Pago"));
  const path = `/v1/payments/${number}/refunds`;
  const body = { amount: toReais(amount) };
  try {
    const made = await client.post(path, refundShape, body, `refund:${ours}`);
    return { ...toProviderRefund(made), refundId: ours, reason };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const payment = await finder.findPayment(number);
    throw payment && isDisputed(payment) ? new ProviderError("disputed", error) : error;
  }
}
