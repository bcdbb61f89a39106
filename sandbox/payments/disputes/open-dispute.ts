import { recordEvent } from "../events/record-event.ts";
import type { Sandbox } from "../sandbox.ts";
import type { DisputeEntry, IntentEntry } from "../state/books.ts";
import { newDispute } from "./new-dispute.ts";

/** The cardholder disputes the payment; the money is withdrawn at once. */
export function openDispute(
  sandbox: Sandbox,
  { account, charge }: IntentEntry,
  reason = "fraudulent",
): DisputeEntry | null {
  if (!charge) return null;
  charge.disputed = true;
  const entry = { account, dispute: newDispute(charge, reason, sandbox.seconds()) };
  sandbox.books.disputes.push(entry);
  recordEvent(sandbox, account, "charge.dispute.created", entry.dispute, null);
  recordEvent(sandbox, account, "charge.dispute.funds_withdrawn", entry.dispute, null);
  return entry;
}
