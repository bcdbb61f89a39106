import { badRequest } from "../api/refusal.ts";
import { refundable, refunded } from "../payments/amounts.ts";
import { changePayment } from "../payments/change-payment.ts";
import type { Habits, Sandbox } from "../sandbox.ts";
import type { PaymentEntry, RefundEntry, RefundStatus } from "../state/books.ts";
import { newId } from "../state/identifier.ts";
import { checkRefund } from "./check-refund.ts";

const SETTLES_AFTER_MS = 3_000;

/** Ordered by an API call or, then always successful, by hand at the provider. */
export function refundPayment(
  sandbox: Sandbox,
  entry: PaymentEntry,
  asked: number | undefined,
  behaviour: Habits["refunds"] = sandbox.habits.refunds,
): RefundEntry {
  const amount = checkRefund(entry, asked, sandbox.now());
  if (behaviour === "insufficient_balance") throw badRequest("Insufficient amount to refund", 2024);
  const refund: RefundEntry = {
    id: newId(sandbox.books),
    amount,
    status: firstStatus(behaviour),
    createdAt: sandbox.now(),
    settles: settlement(behaviour, sandbox.now()),
  };
  entry.refunds.push(refund);
  reflect(sandbox, entry);
  return refund;
}

/** The final state. A rejected refund leaves the money with the account. */
export function settleRefund(
  sandbox: Sandbox,
  entry: PaymentEntry,
  refund: RefundEntry,
  as: "approved" | "rejected",
) {
  refund.settles = null;
  if (refund.status !== "in_process") return;
  refund.status = as;
  reflect(sandbox, entry);
}

/** The payment's state follows its completed refunds. A refund under way changes nothing yet. */
function reflect(sandbox: Sandbox, entry: PaymentEntry) {
  const back = refunded(entry);
  if (entry.status !== "approved" || back === 0)
    return changePayment(sandbox, entry, entry.status, entry.statusDetail);
  const isAll = back === entry.amount && refundable(entry) === 0;
  if (isAll) changePayment(sandbox, entry, "refunded", "refunded");
  else changePayment(sandbox, entry, "approved", "partially_refunded");
}

function firstStatus(behaviour: Habits["refunds"]): RefundStatus {
  if (behaviour === "approved" || behaviour === "rejected") return behaviour;
  return "in_process";
}

/** `in_process` stays so until the control API settles it; the others settle by themselves. */
function settlement(behaviour: Habits["refunds"], now: number): RefundEntry["settles"] {
  const at = now + SETTLES_AFTER_MS;
  if (behaviour === "in_process_then_approved") return { at, as: "approved" };
  if (behaviour === "in_process_then_rejected") return { at, as: "rejected" };
  return null;
}
