import type Stripe from "stripe";
import { isRefundReason } from "../../../domain/refund.ts";
import type { ProviderRefund, RefundOrder } from "../provider.ts";

/** The reason is stored in the metadata, so that a lost refund row can be rebuilt. */
export function toRefundParams(order: RefundOrder): Stripe.RefundCreateParams {
  return {
    payment_intent: order.paymentId,
    amount: order.amount,
    metadata: { refund_id: order.refundId, reason: order.reason },
  };
}

export function toProviderRefund(refund: Stripe.Refund): ProviderRefund {
  const failed = refund.status === "failed" || refund.status === "canceled";
  const { payment_intent: intent, metadata } = refund;
  const reason = metadata?.reason ?? "";
  return {
    id: refund.id,
    refundId: metadata?.refund_id ?? null,
    paymentId: typeof intent === "string" ? intent : (intent?.id ?? null),
    amount: refund.amount,
    reason: isRefundReason(reason) ? reason : null,
    state: failed ? "failed" : refund.status === "succeeded" ? "succeeded" : "pending",
  };
}
