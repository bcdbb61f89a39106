import { EVERYTHING } from "../../contract/page-urls.ts";
import type { Proposal, ProposalPayment } from "../../contract/proposal-api.ts";
import type { OfferedWays, OnlineMeans } from "../../domain/payment-choice.ts";
import { dueNow } from "../../domain/payment-plan.ts";
import { readMeans } from "../means-in-address.ts";
import { DEPOSIT } from "../pay/fields.ts";

/** How much the guest wants to pay now, from the URL or a form. Only a plan leaves a choice. */
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
export function meansOf({ pix, card }: OfferedWays, chosen: string | null): OnlineMeans {
  return pix && (readMeans(chosen) !== "card" || !card) ? "pix" : "card";
}

type Paid = Pick<Proposal, "ways" | "paying">;

/**
 * Another browser began a payment with a page of its own, which can be neither opened nor ended
 * from here. A card in the frame is one session for all.
 */
export function isPaidElsewhere({ ways, paying }: Paid): boolean {
  if (!paying || paying.begun) return false;
  return paying.means === "pix" || ways.card === "page";
}
