import type { Proposal, ProposalPayment } from "../../../contract/proposal-api.ts";
import type { Means } from "../fields.ts";

/** A proposal, and how the guest has chosen to pay it. */
export type Payable = {
  readonly proposal: Proposal;
  readonly payment: ProposalPayment;
  readonly means: Means;
  /** The idempotency key of the form. */
  readonly formKey: string;
};
