import type Stripe from "stripe";
import { type Config, isLiveKey } from "../../../config.ts";
import { AppError } from "../../../domain/app-error.ts";
import type { Notice, PaymentEvent } from "../provider.ts";

/** Even after the signature check only the id of the object is used; its state is fetched. */
export function readStripeEvent(stripe: Stripe, config: Config, notice: Notice): PaymentEvent {
  const event = verified(stripe, config, notice);
  const { object } = event.data;
  return {
    id: event.id,
    type: event.type,
    ours:
      event.account === config.STRIPE_ACCOUNT &&
      event.livemode === isLiveKey(config.STRIPE_SECRET_KEY),
    checkoutId: object.object === "checkout.session" ? object.id : null,
    refundId: object.object === "refund" ? object.id : null,
    chargebackId: object.object === "dispute" ? object.id : null,
    madeAt: Number.isSafeInteger(event.created) ? new Date(event.created * 1000) : null,
  };
}

function verified(stripe: Stripe, config: Config, { body, headers }: Notice) {
  const signature = headers["stripe-signature"];
  try {
    return stripe.webhooks.constructEvent(body, signature ?? "", config.STRIPE_WEBHOOK_SECRET);
  } catch (error) {
    throw new AppError("signature-invalid", {}, { cause: error });
  }
}
