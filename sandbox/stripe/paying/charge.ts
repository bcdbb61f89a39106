import type { Stripe } from "stripe";
import type { IntentEntry } from "../state/books.ts";
import { newIdentifier } from "../state/identifier.ts";
import { billingAddress, type Card, type Payer } from "../state/payer.ts";
import { testCard } from "./test-cards.ts";

export type Means = { card: Card } | "pix";

/** Captures the payment: the intent succeeds with a captured charge. */
export function capture(
  entry: IntentEntry,
  means: Means,
  payer: Payer,
  now: number,
): Stripe.Charge {
  const { intent } = entry;
  const charge = newCharge(intent, means, payer, now);
  intent.status = "succeeded";
  intent.amount_received = intent.amount;
  intent.latest_charge = charge.id;
  intent.payment_method = charge.payment_method;
  intent.last_payment_error = null;
  intent.next_action = null;
  entry.charge = charge;
  entry.paidAt = now;
  return charge;
}

function newCharge(
  intent: Stripe.PaymentIntent,
  means: Means,
  payer: Payer,
  now: number,
): Stripe.Charge {
  return {
    id: newIdentifier("ch"),
    object: "charge",
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    // Booked a moment later, see book-charges.ts.
    balance_transaction: null,
    billing_details: {
      address: billingAddress(payer),
      email: payer.email,
      name: payer.name || null,
      phone: payer.phone || null,
      tax_id: null,
    },
    calculated_statement_descriptor: "MARE MANSA",
    captured: true,
    created: now,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: intent.id,
    payment_method: newIdentifier("pm"),
    payment_method_details: means === "pix" ? pixDetails() : cardDetails(means.card),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: "succeeded",
    transfer_data: null,
    transfer_group: null,
  };
}

function pixDetails(): Stripe.Charge.PaymentMethodDetails {
  return { type: "pix", pix: { bank_transaction_id: newIdentifier("E", 31) } };
}

function cardDetails({ number, expMonth, expYear }: Card): Stripe.Charge.PaymentMethodDetails {
  const { brand, country } = testCard(number);
  return {
    type: "card",
    card: {
      amount_authorized: null,
      authorization_code: null,
      brand,
      checks: null,
      country,
      electronic_commerce_indicator: null,
      exp_month: expMonth,
      exp_year: expYear,
      funding: "credit",
      installments: null,
      last4: number.slice(-4),
      mandate: null,
      network: brand,
      network_transaction_id: null,
      regulated_status: null,
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}
