import type { Centavos } from "./money.ts";

/** How money changes hands at the reception. */
export const paymentMethods = ["pix", "cash", "card"] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

const refundReasons = ["nights-lost", "cancelled", "goodwill", "moved"] as const;

export type RefundReason = (typeof refundReasons)[number];

export function isRefundReason(text: string): text is RefundReason {
  return refundReasons.some((reason) => reason === text);
}

export type Account = {
  readonly total: Centavos;
  /** What the payment provider captured. */
  readonly captured: Centavos;
  /** What the provider gave back, or is about to. */
  readonly refunded: Centavos;
  /** What was taken at the reception, less what was given back there. */
  readonly byHand: Centavos;
};

/** What the guest still owes; below zero, what the house owes the guest. */
export function balance({ total, captured, refunded, byHand }: Account): Centavos {
  return total - (captured - refunded) - byHand;
}
