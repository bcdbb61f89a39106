import { AppError } from "../../domain/app-error.ts";
import {
  BY_HAND,
  meansOfFrame,
  type OnlineMeans,
  type PaymentWays,
  type SessionMeans,
  waysOf,
} from "../../domain/payment-choice.ts";
import type { Property } from "../../domain/property.ts";
import type { Payments } from "./payments.ts";

type Chosen = Pick<Property, "paymentChoice">;

/** Which provider takes which means, by the owner's choice and the settings. */
export function waysFor(payments: Pick<Payments, "providers">, property: Chosen): PaymentWays {
  return waysOf(property.paymentChoice, payments.providers);
}

/** The provider of a session, and the means that it takes. */
export type Taker = { readonly provider: string; readonly means: SessionMeans };

/** For the specified form, whose frame may take Pix as well. Throws if nobody takes cards. */
export function cardTaker(payments: Pick<Payments, "providers">, property: Chosen): Taker {
  const { card } = waysFor(payments, property);
  if (!card) throw new AppError("means-not-taken");
  return { provider: card.provider, means: meansOfFrame(card) };
}

/** Throws if the house takes cards on a provider's own page. */
export function takerInFrame(payments: Pick<Payments, "providers">, property: Chosen): Taker {
  if (waysFor(payments, property).card?.way !== "frame") throw new AppError("means-not-taken");
  return cardTaker(payments, property);
}

/** Who takes a payment with a page of its own: a provider, or the house's own Pix key. */
export type PageTaker = (Taker & { readonly means: OnlineMeans }) | typeof BY_HAND;

/** Throws if the house does not take this means on a page of its own. */
export function takerOnPage(
  payments: Pick<Payments, "providers">,
  property: Chosen,
  means: OnlineMeans,
): PageTaker {
  const taken = waysFor(payments, property)[means];
  if (taken?.way === BY_HAND) return BY_HAND;
  if (taken && taken.way !== "frame") return { provider: taken.provider, means };
  throw new AppError("means-not-taken");
}

/** Whether a session is paid in a frame, not on a page of its own. */
export function isInFrame({ providers }: Pick<Payments, "providers">, taker: Taker): boolean {
  const ways = providers.find(({ name }) => name === taker.provider);
  return (taker.means === "pix" ? ways?.pix : ways?.card) === "frame";
}
