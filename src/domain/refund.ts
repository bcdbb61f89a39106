import { askedOf, excessOf, leftOf, type Sums } from "./account.ts";
import type { Centavos } from "./money.ts";

/** Why money is refunded. 'excess': more was paid than owed. 'noted': returned at the reception. */
const refundReasons = ["nights-lost", "cancelled", "goodwill", "moved", "excess", "noted"] as const;

export type RefundReason = (typeof refundReasons)[number];

/**
 * due: to be sent to the provider. pending: it has accepted. by-hand: the property gives it back
 * itself.
 */
export type RefundState = "due" | "pending" | "succeeded" | "failed" | "by-hand";

export function isRefundReason(text: string): text is RefundReason {
  return refundReasons.some((reason) => reason === text);
}

type Refused = {
  readonly reason: RefundReason;
  readonly amount: Centavos;
  /** The part that was given by hand since, or taken back. */
  readonly waived: Centavos;
};

/**
 * What is still to be given of a refused refund. One that was owed is still owed up to the
 * account's excess: the rest was refunded in another way, or deducted from what the guest had to
 * pay. A gift waits for the owner; but for a guest who comes and has paid the lowered price, only
 * the excess is left of it, and after the end only what has not been refunded.
 */
export function stillOwedOf(
  { reason, amount, waived }: Refused,
  account: Sums,
  isEnded: boolean,
): Centavos {
  const excess = excessOf(account);
  if (reason !== "goodwill") return Math.min(amount, excess);
  const waiting = amount - waived;
  if (isEnded) return Math.min(waiting, leftOf(account));
  return askedOf(account) > 0 ? waiting : Math.min(waiting, excess);
}
