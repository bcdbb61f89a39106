import { AppError } from "./app-error.ts";
import type { Centavos } from "./money.ts";

/** Who wants the booking to end. A conflict that is solved by cancelling is the house's. */
export const cancellers = ["guest", "house"] as const;
export type Canceller = (typeof cancellers)[number];

/**
 * What decided the amount that goes back. 'gift': more than is due. 'agreed': less than the policy
 * gives, in the words that guest and house agreed on.
 */
export type CancellationBasis = "law" | "policy" | "gift" | "agreed" | "house";

/** What must go back to a guest who cancels now, and why. */
export type Due = {
  readonly amount: Centavos;
  /** The statutory withdrawal period runs: nobody can agree on less. */
  readonly isByLaw: boolean;
};

/** Refused if it is less than the law gives, or less than the policy without an agreement. */
export function basisOf(
  who: Canceller,
  amount: Centavos,
  { due, all, agreed }: { readonly due: Due; readonly all: Centavos; readonly agreed: string },
): CancellationBasis {
  if (who === "house") {
    if (amount < all) throw new AppError("refund-below-law");
    return "house";
  }
  if (amount > due.amount) return "gift";
  if (amount === due.amount) return due.isByLaw ? "law" : "policy";
  if (due.isByLaw) throw new AppError("refund-below-law");
  // Spaces and signs say nothing.
  if (!/[\p{L}\p{N}]/u.test(agreed)) throw new AppError("refund-below-policy");
  return "agreed";
}
