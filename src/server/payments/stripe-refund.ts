import type Stripe from "stripe";
import type { ProviderRefund } from "./provider.ts";

export function toProviderRefund(refund: Stripe.Refund): ProviderRefund {
  const failed = refund.status === "failed" || refund.status === "canceled";
  return {
    id: refund.id,
    refundId: refund.metadata?.refund_id ?? null,
    state: failed ? "failed" : refund.status === "succeeded" ? "succeeded" : "pending",
  };
}
