import { Stripe } from "stripe";
import { PLATFORM_ACCOUNT } from "../credentials.ts";
import { type Cause, type Sandbox, secondsOf } from "../sandbox.ts";
import type { EventEntry } from "../state/books.ts";
import { newIdentifier } from "../state/identifier.ts";

export type EventType =
  | "charge.dispute.closed"
  | "charge.dispute.created"
  | "charge.dispute.funds_reinstated"
  | "charge.dispute.funds_withdrawn"
  | "charge.refund.updated"
  | "charge.refunded"
  | "checkout.session.async_payment_failed"
  | "checkout.session.async_payment_succeeded"
  | "checkout.session.completed"
  | "checkout.session.expired"
  | "payment_intent.payment_failed"
  | "payment_intent.succeeded"
  | "refund.created"
  | "refund.failed"
  | "refund.updated";

/** Stores an event with a snapshot of its object, and sends it. */
export function recordEvent(
  sandbox: Sandbox,
  account: string,
  type: EventType,
  object: object,
  cause: Cause,
) {
  const entry: EventEntry = {
    account,
    event: {
      id: newIdentifier("evt"),
      object: "event",
      // Only events of connected accounts carry an account.
      ...(account !== PLATFORM_ACCOUNT && { account }),
      api_version: Stripe.API_VERSION,
      created: secondsOf(sandbox),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 0,
      request: cause ?? { id: null, idempotency_key: null },
      type,
    },
    deliveries: [],
  };
  sandbox.books.events.push(entry);
  // An endpoint receives events of connected accounts, or of its own account.
  if ((account === PLATFORM_ACCOUNT) === sandbox.hearsOwnAccount) sandbox.courier.take(entry);
}
