import type { Centavos } from "./money.ts";

/** Payment methods at the reception. */
export const paymentMethods = ["pix", "cash", "card"] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

const refundReasons = ["nights-lost", "cancelled", "goodwill", "moved"] as const;

export type RefundReason = (typeof refundReasons)[number];

export function isRefundReason(text: string): text is RefundReason {
  return refundReasons.some((reason) => reason === text);
}

export type Account = {
  readonly total: Centavos;
  /** Captured by the payment provider. */
  readonly captured: Centavos;
  /** Refunded by the provider, pending included. */
  readonly refunded: Centavos;
  /** Taken at the reception, less what was given back there. */
  readonly byHand: Centavos;
  /** Reclaimed or taken by the guest's bank. */
  readonly disputed: Centavos;
  /** The part of it that is lost for good. */
  readonly lost: Centavos;
};

/** What the guest still owes; negative if the property owes the guest. */
export function balance({
  total,
  captured,
  refunded,
  byHand,
  lost,
}: Omit<Account, "disputed">): Centavos {
  return total - (captured - refunded - lost) - byHand;
}

/** Money received and not returned, by card and by hand: the upper bound of every refund. */
export function leftHere({ captured, refunded, byHand, disputed }: Account): Centavos {
  return Math.max(0, captured - refunded - disputed + byHand);
}

/** The most that can be refunded to the card. Money given back by hand reduces it. */
export function leftOnCard({ captured, refunded, byHand, disputed }: Account): Centavos {
  return Math.max(0, captured - refunded - disputed + Math.min(0, byHand));
}
