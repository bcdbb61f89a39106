import type { Proposal, ProposalPayment } from "../../../contract/proposal-api.ts";
import type { Installments, OnlineMeans } from "../../../domain/payment-choice.ts";

/** A proposal, and how the guest has chosen to pay it. */
export type Payable = {
  readonly proposal: Proposal;
  readonly payment: ProposalPayment;
  readonly means: OnlineMeans;
  /** Of a card on the provider's own page; empty if it cannot be told now. */
  readonly installments: readonly Installments[];
  /** The idempotency key of the form. */
  readonly formKey: string;
};
