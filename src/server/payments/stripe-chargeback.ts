import type Stripe from "stripe";
import type { Chargeback } from "./provider.ts";

/** An inquiry that came to nothing leaves the money where it is, as a chargeback that is won does. */
const ends: Readonly<Record<string, Chargeback["state"]>> = {
  won: "won",
  warning_closed: "won",
  prevented: "won",
  lost: "lost",
};

/** Asked for with its payment, whose metadata say which booking it was for. */
export function toChargeback(dispute: Stripe.Dispute): Chargeback {
  const { payment_intent: intent, evidence_details: details } = dispute;
  return {
    id: dispute.id,
    bookingId: typeof intent === "object" ? (intent?.metadata?.booking_id ?? null) : null,
    amount: dispute.amount,
    state: ends[dispute.status] ?? "open",
    // Zero where the bank takes no answer.
    answerBy: details.due_by ? new Date(details.due_by * 1000) : null,
  };
}
