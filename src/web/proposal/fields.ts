import { CARD, EVERYTHING, PIX } from "../../contract/page-urls.ts";
import type { Proposal, ProposalPayment } from "../../contract/proposal-api.ts";
import { dueNow } from "../../domain/payment-plan.ts";

/** Names in the address and in the forms. */
export const SHOWN_AMOUNT = "valor";
/** In the address of a proposal that is being paid: the guest wants to pay it otherwise. */
export const OTHERWISE = "outro";

export const DEPOSIT = "sinal";

export type Means = typeof PIX | typeof CARD;

/** Of the address or a form: how much she wants to pay now. There is a choice only with a plan. */
export function paymentOf(proposal: Proposal, chosen: string | null): ProposalPayment {
  const { plan, total, paying } = proposal;
  // A deposit whose payment was begun in time can still be paid once everything would be due.
  if (plan === null && chosen === DEPOSIT && paying?.means === "card") {
    return { paysAll: paying.dueNow === total, dueNow: paying.dueNow };
  }
  const paysAll = plan === null || chosen === EVERYTHING;
  return { paysAll, dueNow: paysAll ? total : dueNow(plan, total) };
}

/** Pix where the house takes it, unless a card is asked for. */
export function meansOf({ takesPix }: Proposal, chosen: string | null): Means {
  return takesPix && chosen !== CARD ? PIX : CARD;
}
