import { askedOf, excessOf, leftOf, type Sums } from "./account.ts";
import type { Centavos } from "./money.ts";

/** Why money goes back: 'excess' is more than was owed, 'noted' was given back at the reception. */
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
  /** Given by hand since, or taken back. */
  readonly waived: Centavos;
};

/**
 * What is still to be given of a refused refund. One that was owed is owed as far as the account has
 * too much: the rest has gone back another way, or was taken off what the guest had to pay. A gift
 * waits for the owner: but of a guest who comes and has paid the lowered price, only what she has
 * paid above it, and after the end only what is still here.
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
