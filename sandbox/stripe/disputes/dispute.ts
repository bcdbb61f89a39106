import type { Stripe } from "stripe";
import { recordEvent } from "../events/record-event.ts";
import { type Sandbox, secondsOf } from "../sandbox.ts";
import type { DisputeEntry, IntentEntry } from "../state/books.ts";
import { newIdentifier } from "../state/identifier.ts";

const DAYS_TO_ANSWER = 9;
const DAY_SECONDS = 24 * 60 * 60;

/** The cardholder tells her bank that the purchase was not hers; the money is taken at once. */
export function openDispute(
  sandbox: Sandbox,
  { account, charge }: IntentEntry,
  reason = "fraudulent",
): DisputeEntry | null {
  // A fully refunded payment cannot be disputed.
  if (!charge || charge.amount_refunded === charge.amount_captured) return null;
  charge.disputed = true;
  const entry = { account, dispute: newDispute(charge, reason, secondsOf(sandbox)) };
  sandbox.books.disputes.push(entry);
  recordEvent(sandbox, account, "charge.dispute.created", entry.dispute, null);
  recordEvent(sandbox, account, "charge.dispute.funds_withdrawn", entry.dispute, null);
  return entry;
}

export const VERDICTS = ["won", "lost", "warning_closed"] as const;

/** The bank's decision. The account gets the money back only if it wins. */
export function closeDispute(
  sandbox: Sandbox,
  { account, dispute }: DisputeEntry,
  as: (typeof VERDICTS)[number],
) {
  dispute.status = as;
  recordEvent(sandbox, account, "charge.dispute.closed", dispute, null);
  if (as === "won") {
    recordEvent(sandbox, account, "charge.dispute.funds_reinstated", dispute, null);
  }
}

/** A chargeback as Stripe describes it on its first day, without a response. */
function newDispute(charge: Stripe.Charge, reason: string, now: number): DisputeEntry["dispute"] {
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
    evidence: { enhanced_evidence: {} },
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
