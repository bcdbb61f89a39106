import {
  meansOfFrame,
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

/** Of the specified form, whose frame may take Pix as well. */
export function cardTaker(payments: Pick<Payments, "providers">, property: Chosen): Taker {
  const ways = waysFor(payments, property);
  return { provider: ways.card.provider, means: meansOfFrame(ways) };
}

/** Whether it is paid in a frame, or otherwise on a page below the booking's. */
export function isInFrame({ providers }: Pick<Payments, "providers">, taker: Taker): boolean {
  const ways = providers.find(({ name }) => name === taker.provider);
  return (taker.means === "pix" ? ways?.pix : ways?.card) === "frame";
}
