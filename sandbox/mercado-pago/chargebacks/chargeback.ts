import { tellChargeback } from "../notifications/record-notification.ts";
import { refundable } from "../payments/amounts.ts";
import { changePayment } from "../payments/change-payment.ts";
import type { Sandbox } from "../sandbox.ts";
import type { ChargebackEntry, PaymentEntry } from "../state/books.ts";
import { newLongId } from "../state/identifier.ts";

/** The cardholder tells her bank that the payment was not hers; the money is held at once. */
export function openChargeback(
  sandbox: Sandbox,
  payment: PaymentEntry,
  reason: string,
): ChargebackEntry | null {
  if (payment.status !== "approved") return null;
  const now = sandbox.now();
  const entry: ChargebackEntry = {
    id: newLongId(sandbox.books),
    live: payment.live,
    paymentId: payment.id,
    amount: refundable(payment),
    reason,
    won: null,
    createdAt: now,
    updatedAt: now,
  };
  sandbox.books.chargebacks.push(entry);
  changePayment(sandbox, payment, "charged_back", "in_process");
  tellChargeback(sandbox, entry);
  return entry;
}

/** The bank's decision. Whoever wins gets the money. */
export function closeChargeback(
  sandbox: Sandbox,
  entry: ChargebackEntry,
  payment: PaymentEntry,
  won: boolean,
) {
  Object.assign(entry, { won, updatedAt: sandbox.now() });
  changePayment(sandbox, payment, "charged_back", won ? "reimbursed" : "settled");
  tellChargeback(sandbox, entry);
}
