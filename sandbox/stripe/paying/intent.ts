import type { Stripe } from "stripe";
import { noSuch } from "../api/refusal.ts";
import { recordEvent } from "../events/record-event.ts";
import { type Sandbox, secondsOf } from "../sandbox.ts";
import type { IntentEntry, SessionEntry } from "../state/books.ts";
import { newIdentifier } from "../state/identifier.ts";
import type { Decline } from "./declines.ts";

/** The session's intent, created by the first attempt: an untouched session has none. */
export function intentFor(sandbox: Sandbox, entry: SessionEntry): IntentEntry {
  const known = sandbox.books.intents.find((one) => one.sessionId === entry.session.id);
  if (known) return known;

  const intent: IntentEntry = {
    account: entry.account,
    sessionId: entry.session.id,
    intent: newIntent(entry, secondsOf(sandbox)),
    charge: null,
    refundBehaviour: "succeeds",
    paidAt: null,
    pixExpiresAt: null,
  };
  sandbox.books.intents.push(intent);
  entry.session.payment_intent = intent.intent.id;
  return intent;
}

export function intentOf(
  { books }: Sandbox,
  account: string,
  id: string,
  param: string,
): IntentEntry {
  const entry = books.intents.find((one) => one.intent.id === id && one.account === account);
  if (!entry) throw noSuch("payment_intent", id, param);
  return entry;
}

export function failIntent(sandbox: Sandbox, { account, intent }: IntentEntry, decline: Decline) {
  intent.status = "requires_payment_method";
  intent.next_action = null;
  intent.last_payment_error = {
    type: "card_error",
    code: decline.code,
    ...(decline.declineCode !== undefined && { decline_code: decline.declineCode }),
    message: decline.message,
  };
  recordEvent(sandbox, account, "payment_intent.payment_failed", intent, null);
}

function newIntent({ session, metadata }: SessionEntry, now: number): Stripe.PaymentIntent {
  const id = newIdentifier("pi");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: session.allowed_payment_method_types,
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: newIdentifier(`${id}_secret`),
    confirmation_method: "automatic",
    created: now,
    currency: session.currency ?? "brl",
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: session.payment_method_types,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
  };
}
