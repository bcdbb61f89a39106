import type { PaymentEntry, RefundEntry } from "../state/books.ts";

/** The sum of the refunds that have succeeded. */
export function refunded({ refunds }: PaymentEntry): number {
  return sum(refunds.filter(({ status }) => status === "approved"));
}

/** What can still be refunded: refunds under way are subtracted. */
export function refundable({ amount, refunds }: PaymentEntry): number {
  return amount - sum(refunds.filter(({ status }) => status !== "rejected"));
}

export function collectorFee({ fees }: PaymentEntry): number {
  return fees
    .filter(({ payer }) => payer === "collector")
    .reduce((total, { amount }) => total + amount, 0);
}

function sum(refunds: RefundEntry[]): number {
  return refunds.reduce((total, { amount }) => total + amount, 0);
}
