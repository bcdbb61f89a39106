import type Stripe from "stripe";
import type { Chargeback } from "../provider.ts";

/** An inquiry that is closed leaves the money where it is, like a dispute that is won. */
const ends: Readonly<Record<string, Chargeback["state"]>> = {
  won: "won",
  warning_closed: "won",
  prevented: "won",
  lost: "lost",
};

/** The dispute must be fetched with its payment expanded: its metadata name the booking. */
export function toChargeback(dispute: Stripe.Dispute): Chargeback {
  const { payment_intent: intent, evidence_details: details } = dispute;
  return {
    id: dispute.id,
    bookingId: typeof intent === "object" ? (intent?.metadata?.booking_id ?? null) : null,
    paymentId: typeof intent === "string" ? intent : (intent?.id ?? null),
    amount: dispute.amount,
    state: ends[dispute.status] ?? "open",
    // Zero if the bank takes no response.
    answerBy: details.due_by ? new Date(details.due_by * 1000) : null,
  };
}
