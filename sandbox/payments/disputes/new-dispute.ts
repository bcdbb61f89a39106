import type { Stripe } from "stripe";
import type { DisputeEntry } from "../state/books.ts";
import { newIdentifier } from "../state/identifier.ts";

const DAYS_TO_ANSWER = 9;
const DAY_SECONDS = 24 * 60 * 60;

/** A new dispute in Stripe's format, before any response. */
export function newDispute(
  charge: Stripe.Charge,
  reason: string,
  now: number,
): DisputeEntry["dispute"] {
  const brand = charge.payment_method_details?.card?.brand ?? "visa";
  return {
    id: newIdentifier("du"),
    object: "dispute",
    amount: charge.amount_captured - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...noEvidence, enhanced_evidence: {} },
    evidence_details: {
      due_by: now + DAYS_TO_ANSWER * DAY_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: "10.4",
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand, case_type: "chargeback", network: brand, network_reason_code: "10.4" },
      type: "card",
    },
    reason,
    status: "needs_response",
  };
}

const noEvidence = Object.fromEntries(
  [
    "access_activity_log",
    "billing_address",
    "cancellation_policy",
    "cancellation_policy_disclosure",
    "cancellation_rebuttal",
    "customer_communication",
    "customer_email_address",
    "customer_name",
    "customer_purchase_ip",
    "customer_signature",
    "duplicate_charge_documentation",
    "duplicate_charge_explanation",
    "duplicate_charge_id",
    "product_description",
    "receipt",
    "refund_policy",
    "refund_policy_disclosure",
    "refund_refusal_explanation",
    "service_date",
    "service_documentation",
    "shipping_address",
    "shipping_carrier",
    "shipping_date",
    "shipping_documentation",
    "shipping_tracking_number",
    "uncategorized_file",
    "uncategorized_text",
  ].map((field) => [field, null]),
);
