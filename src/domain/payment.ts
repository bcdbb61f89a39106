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
  /** What the guest's bank asks back, or has taken back. */
  readonly disputed: Centavos;
  /** The part of it that the bank has taken for good. */
  readonly lost: Centavos;
};

/** What the guest still owes; below zero, what the house owes the guest. */
export function balance({
  total,
  captured,
  refunded,
  byHand,
  lost,
}: Omit<Account, "disputed">): Centavos {
  return total - (captured - refunded - lost) - byHand;
}

/** All that came in and is still here, by card and by hand: nobody gets more back than this. */
export function leftHere({ captured, refunded, byHand, disputed }: Account): Centavos {
  return Math.max(0, captured - refunded - disputed + byHand);
}

/** The most that can go back to the card. What was given back by hand is no longer here. */
export function leftOnCard({ captured, refunded, byHand, disputed }: Account): Centavos {
  return Math.max(0, captured - refunded - disputed + Math.min(0, byHand));
}
