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

/** Who takes what, by the owner's choice and the settings. */
export function waysFor(payments: Pick<Payments, "providers">, property: Chosen): PaymentWays {
  return waysOf(property.paymentChoice, payments.providers);
}

/** What a session is opened for, and by whom. */
export type Taker = { readonly provider: string; readonly means: SessionMeans };

/** Of the specified form, whose frame may take Pix as well. Refused where nobody takes cards. */
export function cardTaker(payments: Pick<Payments, "providers">, property: Chosen): Taker {
  const { card } = waysFor(payments, property);
  if (!card) throw new AppError("means-not-taken");
  return { provider: card.provider, means: meansOfFrame(card) };
}

/** Refused where the house takes cards on a provider's own page. */
export function takerInFrame(payments: Pick<Payments, "providers">, property: Chosen): Taker {
  if (waysFor(payments, property).card?.way !== "frame") throw new AppError("means-not-taken");
  return cardTaker(payments, property);
}

/** Whom a payment goes to that has a page of its own: a provider, or the house's own Pix key. */
export type PageTaker = (Taker & { readonly means: OnlineMeans }) | typeof BY_HAND;

/** Refused if the house does not take this means on a page of its own. */
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

/** Whether it is paid in a frame, or otherwise on a page below the booking's. */
export function isInFrame({ providers }: Pick<Payments, "providers">, taker: Taker): boolean {
  const ways = providers.find(({ name }) => name === taker.provider);
  return (taker.means === "pix" ? ways?.pix : ways?.card) === "frame";
}
