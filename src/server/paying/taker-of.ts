import { AppError } from "../../domain/app-error.ts";
import { BY_HAND, type OnlineMeans } from "../../domain/payment-choice.ts";
import type { Property } from "../../domain/property.ts";
import type { Deps } from "../deps.ts";
import { type Taker, waysFor } from "../payments/choose.ts";

/** Whom a payment goes to that has a page of its own: a provider, or the house's own Pix key. */
export type PageTaker = Taker & { readonly means: OnlineMeans };

/** Refused if the house does not take this means on a page of its own. */
export function takerOf(
  { payments }: Pick<Deps, "payments">,
  property: Pick<Property, "paymentChoice">,
  means: OnlineMeans,
  takesByHand: boolean,
): PageTaker | typeof BY_HAND {
  const { provider, way } = waysFor(payments, property)[means];
  if (way === BY_HAND && takesByHand) return BY_HAND;
  if (provider !== null && way !== "frame") return { provider, means };
  throw new AppError("means-not-taken");
}
