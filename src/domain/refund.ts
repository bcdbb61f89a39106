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
