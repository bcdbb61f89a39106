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
  /** Of an online one: the end of the provider's window for refunds; null: none that we know. */
  readonly refundableUntil?: Date | null;
};

export type Account = Sums & { readonly payments: readonly AccountPayment[] };

/** What the guest still owes; negative if the property owes the guest. */
export function openOf({ total, received, refunded, lost }: Sums): Centavos {
  return total - received + refunded + lost;
}

/** What is asked of the guest now: what she owes once the refunds under way have arrived. */
export function askedOf({ total, received, refunding, lost }: Sums): Centavos {
  return total - received + refunding + lost;
}

/** 'Pago' in any text. */
export function paidOf({ received, refunded }: Pick<Sums, "received" | "refunded">): Centavos {
  return received - refunded;
}

/** What can still go back of a payment. */
export function leftOf({
  received,
  refunding,
  disputed,
}: Pick<AccountPayment, "received" | "refunding" | "disputed">): Centavos {
  return Math.max(0, received - refunding - disputed);
}

/** Whether the provider takes it back by itself. Otherwise the house gives it back by hand. */
export function goesBackOnline(
  { means, refundableUntil }: Pick<AccountPayment, "means" | "refundableUntil">,
  at: Date,
): boolean {
  return means === "online" && (!refundableUntil || at < refundableUntil);
}

/**
 * What can still go back of all payments: the upper bound of every refund. If a bank has reclaimed
 * more of one payment than was left of it, the others make up for it.
 */
export function leftIn({ payments }: Pick<Account, "payments">): Centavos {
  const left = payments.reduce(
    (sum, { received, refunding, disputed }) => sum + received - refunding - disputed,
    0,
  );
  return Math.max(0, left);
}

/** Received above what is owed, refunds under way counted: it has no use here. */
export function excessOf({ total, received, refunding, lost }: Sums): Centavos {
  return Math.max(0, received - refunding - lost - total);
}

/** What of a refund to a guest who still comes is a discount: all that she has no credit for. */
export function discountFor(sums: Sums, refund: Centavos): Centavos {
  return Math.max(0, Math.min(refund - excessOf(sums), sums.total));
}

/** What an ended booking keeps of its payments, which is all it costs. */
export function keptOf({ received, refunding, lost }: Sums): Centavos {
  return Math.max(0, received - refunding - lost);
}

export type RefundPart<P> = { readonly payment: P; readonly amount: Centavos };

/**
 * Spreads an amount over the payments: one that matches exactly, else as few as possible, and
 * through the provider rather than by hand. Null if there is not so much left.
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
