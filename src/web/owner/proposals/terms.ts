import type { Centavos } from "../../../domain/money.ts";
import { type DepositTerms, dueNow, percentByHand, planFor } from "../../../domain/payment-plan.ts";
import {
  LONGEST_KEEPING_HOURS,
  type ProposalDeposit,
  planOfProposal,
} from "../../../domain/proposal.ts";

/** How much is paid first: a percentage, or everything. */
export type DepositChoice = number | "all";

type Offered = Parameters<typeof planOfProposal>[1];

const USUAL = [30, 50];

/** The house's own percentage first. Only the owner may offer a lower one. */
export function percentsOf(terms: DepositTerms | null, isOwner: boolean): readonly number[] {
  const all = [...new Set([...(terms ? [terms.percent] : []), ...USUAL])];
  return isOwner ? all : all.filter((one) => one >= percentByHand(terms));
}

export function depositOf(choice: DepositChoice, terms: DepositTerms | null) {
  if (choice === "all") return null;
  return { percent: choice, balance: terms?.balance ?? "at-property" } satisfies ProposalDeposit;
}

/** False if the rest would be due at once. */
export function canSplit(terms: DepositTerms | null, offered: Offered): boolean {
  return percentsOf(terms, true).some(
    (one) => planOfProposal(depositOf(one, terms), offered) !== null,
  );
}

/** As on the site, until something else is chosen. */
export function usualDeposit(terms: DepositTerms | null, offered: Offered): DepositChoice {
  return terms && planFor(terms, offered) ? terms.percent : "all";
}

/** What is to be paid at first. */
export function firstPayment(
  choice: DepositChoice,
  terms: DepositTerms | null,
  offered: Offered,
): Centavos {
  return dueNow(planOfProposal(depositOf(choice, terms), offered), offered.total);
}

export const validities = [24, 48, 120] as const;
export type Validity = (typeof validities)[number];
export const USUAL_VALIDITY: Validity = 48;

export const validityNames: Readonly<Record<Validity, string>> = {
  24: "24 horas",
  48: "2 dias",
  120: "5 dias",
};

/** Nights may not be kept for as long as a price is valid. */
export function keepingOf(validity: Validity): number {
  return Math.min(validity, LONGEST_KEEPING_HOURS);
}
