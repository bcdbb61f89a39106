import type { Centavos } from "./money.ts";

/** By hand at the reception. */
export const handMeans = ["pix", "cash", "card", "transfer"] as const;
export type HandMeans = (typeof handMeans)[number];

/** 'online': through a payment provider. 'portal': kept by the portal that sold the stay. */
export type PaymentMeans = HandMeans | "online" | "portal";

/** Sums of an account's entries, by kind. */
export type Sums = {
  /** Charges, less discounts. */
  readonly total: Centavos;
  readonly received: Centavos;
  /** Refunds that are owed, sent or done. */
  readonly refunding: Centavos;
  /** Refunds that are done. */
  readonly refunded: Centavos;
  /** Reclaimed by the guest's bank, or lost to it. */
  readonly disputed: Centavos;
  readonly lost: Centavos;
};

/** A payment, and what has become of it. */
export type AccountPayment = {
  readonly id: string;
  readonly means: PaymentMeans;
  readonly received: Centavos;
  readonly refunding: Centavos;
  readonly disputed: Centavos;
  /** For an online payment, the end of the provider's window for refunds; null if none is known. */
  readonly refundableUntil?: Date | null;
};

export type Account = Sums & { readonly payments: readonly AccountPayment[] };

/** What the guest still owes; negative if the property owes the guest. */
export function openOf({ total, received, refunded, lost }: Sums): Centavos {
  return total - received + refunded + lost;
}

/** The amount asked of the guest now: refunds under way count as done. */
export function askedOf({ total, received, refunding, lost }: Sums): Centavos {
  return total - received + refunding + lost;
}

/** 'Pago' in any text. */
export function paidOf({ received, refunded }: Pick<Sums, "received" | "refunded">): Centavos {
  return received - refunded;
}

/** What can still be refunded of a payment. */
export function leftOf({
  received,
  refunding,
  disputed,
}: Pick<AccountPayment, "received" | "refunding" | "disputed">): Centavos {
  return Math.max(0, received - refunding - disputed);
}

/** Whether the provider can refund the payment. Otherwise the house refunds it by hand. */
export function goesBackOnline(
  { means, refundableUntil }: Pick<AccountPayment, "means" | "refundableUntil">,
  at: Date,
): boolean {
  return means === "online" && (!refundableUntil || at < refundableUntil);
}

/**
 * What can still be refunded of all payments: the upper bound of every refund. If a bank has
 * reclaimed more of one payment than was left of it, the others make up for it.
 */
export function leftIn({ payments }: Pick<Account, "payments">): Centavos {
  const left = payments.reduce(
    (sum, { received, refunding, disputed }) => sum + received - refunding - disputed,
    0,
  );
  return Math.max(0, left);
}

/** The excess: received above the price, refunds under way counted. It goes back. */
export function excessOf({ total, received, refunding, lost }: Sums): Centavos {
  return Math.max(0, received - refunding - lost - total);
}

/**
 * The part of a refund to a guest who still comes that lowers the price: all but the guest's
 * excess.
 */
export function discountFor(sums: Sums, refund: Centavos): Centavos {
  return Math.max(0, Math.min(refund - excessOf(sums), sums.total));
}

/** What an ended booking retains of its payments, which is all it costs. */
export function keptOf({ received, refunding, lost }: Sums): Centavos {
  return Math.max(0, received - refunding - lost);
}

export type RefundPart<P> = { readonly payment: P; readonly amount: Centavos };

/**
 * Divides an amount among the payments: one that matches exactly, otherwise as few as possible, and
 * through the provider rather than by hand. Null if less is left of them.
 */
export function spreadRefund<P extends AccountPayment>(
  payments: readonly P[],
  amount: Centavos,
  at: Date,
): RefundPart<P>[] | null {
  if (amount > leftIn({ payments })) return null;
  const rank = (payment: P) => (goesBackOnline(payment, at) ? 0 : 1);
  const byMeans = payments.toSorted((one, other) => rank(one) - rank(other));
  const covering = byMeans
    .filter((payment) => leftOf(payment) >= amount)
    .toSorted((one, other) => leftOf(one) - leftOf(other));
  const exact = covering.find((payment) => leftOf(payment) === amount);
  const [alone] = exact ? [exact] : byMeans.filter((payment) => covering.includes(payment));
  if (alone) return amount > 0 ? [{ payment: alone, amount }] : [];
  const parts: RefundPart<P>[] = [];
  let rest = amount;
  for (const payment of byMeans.toSorted((one, other) => leftOf(other) - leftOf(one))) {
    const part = Math.min(rest, leftOf(payment));
    if (part > 0) parts.push({ payment, amount: part });
    rest -= part;
  }
  return parts;
}
