import type { Proposal, ProposalPayment } from "../../../contract/proposal-api.ts";
import type { Installments, OnlineMeans } from "../../../domain/payment-choice.ts";

/** A proposal, and how the guest has chosen to pay it. */
export type Payable = {
  readonly proposal: Proposal;
  readonly payment: ProposalPayment;
  readonly means: OnlineMeans;
  /** For a card on the provider's own page; empty if the provider cannot say them now. */
  readonly installments: readonly Installments[];
  /** The idempotency key of the form. */
  readonly formKey: string;
};
