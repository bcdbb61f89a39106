import type { Centavos } from "./money.ts";

export type OnlineMeans = "card" | "pix";

/** What one session at a provider can be paid with. */
export type SessionMeans = OnlineMeans | "card-or-pix";

/**
 * What a provider takes for this house, and how: in its frame on our page, on its own page, or by a
 * code that we show.
 */
export type ProviderWays = {
  readonly name: string;
  /** The provider's name as people know it. */
  readonly label: string;
  readonly card: "frame" | "page" | null;
  readonly pix: "frame" | "code" | null;
};

export function labelsOf(providers: readonly ProviderWays[]): Readonly<Record<string, string>> {
  return Object.fromEntries(providers.map(({ name, label }) => [name, label]));
}

/** The owner's choice of who takes which means. Names are those of providers. */
export type PaymentChoice = {
  readonly card: string;
  readonly pix: string | typeof BY_HAND;
  /** The most installments of a card on a provider's own page. */
  readonly mostInstallments: number;
  /** Who is paid, as the guest's bank shows it; null: the property's name. */
  readonly payee: string | null;
};

/** By Pix to the house's own key, if it has one. */
export const BY_HAND = "by-hand";
export const MOST_INSTALLMENTS = 12;

export function mostInstallmentsOf(choice: PaymentChoice | null): number {
  return choice?.mostInstallments ?? MOST_INSTALLMENTS;
}

type Payee = { readonly name: string; readonly paymentChoice: PaymentChoice | null };

/** The payee of a provider's payment, for the guest to compare at the bank. */
export function payeeOf({ name, paymentChoice }: Payee): string {
  return paymentChoice?.payee ?? name;
}

export type CardWay = {
  readonly provider: string;
  readonly way: "frame" | "page";
  /** Its frame takes Pix as well. */
  readonly withPix: boolean;
};

export type PaymentWays = {
  /** Null: no provider is set up. */
  readonly card: CardWay | null;
  readonly pix:
    | { readonly provider: string; readonly way: "frame" | "code" }
    | { readonly provider: null; readonly way: typeof BY_HAND };
};

/**
 * Who takes which means now. The first provider is the default; a choice that the settings no
 * longer allow falls back to it. Until the owner chooses, the provider's frame may take Pix in
 * addition to the house's own key, and a provider that shows a code takes all Pix.
 */
export function waysOf(
  choice: PaymentChoice | null,
  providers: readonly ProviderWays[],
): PaymentWays {
  const taking = providers.filter(({ card }) => card);
  const card = taking.find(({ name }) => name === choice?.card) ?? taking[0];
  const usual = card?.pix === "code" ? card.name : BY_HAND;
  const wanted = choice ? choice.pix : usual;
  const pix = providers.find((one) => one.name === wanted && takesPixBeside(one, card?.name));
  const withPix = (choice === null || pix === card) && card?.pix === "frame";
  return {
    card: card?.card ? { provider: card.name, way: card.card, withPix } : null,
    pix: pix?.pix ? { provider: pix.name, way: pix.pix } : { provider: null, way: BY_HAND },
  };
}

/**
 * A Pix in a frame is possible only in the frame that takes cards: two frames would be two places
 * to pay.
 */
export function takesPixBeside({ name, pix }: ProviderWays, card: string | undefined): boolean {
  return pix === "code" || (pix === "frame" && name === card);
}

/** The session of the specified form. */
export function meansOfFrame({ withPix }: CardWay): SessionMeans {
  return withPix ? "card-or-pix" : "card";
}

/** Where the house's own key takes Pix: on the site too, of its own bookings only, or nowhere. */
export type HandPix = "site" | "own-bookings" | null;

/** Whether visitors of the site may pay to it. They always may if there is no other way to pay. */
export function isOnSite(handPix: HandPix, { card, pix }: PaymentWays): boolean {
  return handPix === "site" || (handPix !== null && card === null && pix.provider === null);
}

/**
 * The ways that a guest can choose between. A Pix in the card's frame is not offered separately.
 */
export type OfferedWays = {
  readonly card: "frame" | "page" | null;
  readonly pix: "code" | typeof BY_HAND | null;
};

/** Whether a guest can pay here at all; otherwise payment is arranged with the house. */
export const isPayable = ({ card, pix }: OfferedWays): boolean => card !== null || pix !== null;

export function offeredWays({ card, pix }: PaymentWays, takesByHand: boolean): OfferedWays {
  const byHand = takesByHand ? BY_HAND : null;
  const shown = pix.way === "code" ? "code" : pix.way === "frame" ? null : byHand;
  return { card: card?.way ?? null, pix: shown };
}

/** A number of installments: the amount of each, and the sum. */
export type Installments = {
  readonly count: number;
  readonly each: Centavos;
  readonly total: Centavos;
};
