import { recordEvent } from "../events/record-event.ts";
import type { Sandbox } from "../sandbox.ts";
import type { RefundEntry } from "../state/books.ts";
import { newIdentifier } from "../state/identifier.ts";

/** The final state of a refund. A failed one leaves the money with the account. */
export function settleRefund(sandbox: Sandbox, entry: RefundEntry, as: "succeeded" | "failed") {
  const { account, refund } = entry;
  entry.settles = null;
  if (refund.status === as || refund.status === "failed") return;

  refund.status = as;
  delete refund.pending_reason;
  if (as === "failed") {
    refund.failure_reason = "expired_or_canceled_card";
    refund.failure_balance_transaction = newIdentifier("txn");
    takeBack(sandbox, entry);
  }

  recordEvent(sandbox, account, "refund.updated", refund, null);
  recordEvent(sandbox, account, "charge.refund.updated", refund, null);
  if (as === "failed") recordEvent(sandbox, account, "refund.failed", refund, null);
}

function takeBack({ books }: Sandbox, { intentId, refund }: RefundEntry) {
  const charge = books.intents.find((one) => one.intent.id === intentId)?.charge;
  if (!charge) return;
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
}
