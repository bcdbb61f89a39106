import { AppError } from "./app-error.ts";
import type { Centavos } from "./money.ts";

/** Who ends the booking. Cancelling to solve a conflict is cancelling by the house. */
export const cancellers = ["guest", "house"] as const;
export type Canceller = (typeof cancellers)[number];

/**
 * What decided the amount of the refund. 'gift': more than is due. 'agreed': less than the policy
 * gives, by a written agreement of guest and house.
 */
export type CancellationBasis = "law" | "policy" | "gift" | "agreed" | "house";

/** What must be refunded to a guest who cancels now, and why. */
export type Due = {
  readonly amount: Centavos;
  /** Within the statutory withdrawal period: even an agreement cannot give less. */
  readonly isByLaw: boolean;
};

/** Throws if the refund is below the law, or below the policy without an agreement. */
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
  // Blanks and punctuation alone are no agreement.
  if (!/[\p{L}\p{N}]/u.test(agreed)) throw new AppError("refund-below-policy");
  return "agreed";
}
