import type Stripe from "stripe";
import { isLiveKey, type StripeSettings } from "../../../config.ts";
import { AppError } from "../../../domain/app-error.ts";
import type { Notice, PaymentEvent } from "../provider.ts";

/** Even after the signature check only the id of the object is used; its state is fetched. */
export function readStripeEvent(
  stripe: Stripe,
  settings: StripeSettings,
  notice: Notice,
): PaymentEvent {
  const event = verified(stripe, settings, notice);
  const { object } = event.data;
  return {
    id: event.id,
    type: event.type,
    ours:
      // Events of the key's own account name none.
      (event.account ?? null) === settings.account &&
      event.livemode === isLiveKey(settings.secretKey),
    checkoutId: object.object === "checkout.session" ? object.id : null,
    refundId: object.object === "refund" ? object.id : null,
    chargebackId: object.object === "dispute" ? object.id : null,
    madeAt: Number.isSafeInteger(event.created) ? new Date(event.created * 1000) : null,
  };
}

function verified(stripe: Stripe, { webhookSecret }: StripeSettings, { body, headers }: Notice) {
  const signature = headers["stripe-signature"];
  try {
    return stripe.webhooks.constructEvent(body, signature ?? "", webhookSecret);
  } catch (error) {
    throw new AppError("signature-invalid", {}, { cause: error });
  }
}
