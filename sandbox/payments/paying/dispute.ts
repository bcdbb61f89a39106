import { recordEvent } from "../events/record-event.ts";
import type { Sandbox } from "../sandbox.ts";
import type { IntentEntry } from "../state/books.ts";
import { newIdentifier } from "../state/identifier.ts";

/** The holder tells her bank that the purchase was not hers. */
export function openDispute(sandbox: Sandbox, { account, intent, charge }: IntentEntry) {
  if (!charge) return;
  charge.disputed = true;
  const dispute = {
    id: newIdentifier("du"),
    object: "dispute",
    amount: charge.amount,
    charge: charge.id,
    created: sandbox.seconds(),
    currency: charge.currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: "fraudulent",
    status: "needs_response",
  };
  recordEvent(sandbox, account, "charge.dispute.created", dispute, null);
}
