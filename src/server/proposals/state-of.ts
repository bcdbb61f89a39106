import type { ProposalState } from "../../domain/proposal.ts";
import type { StoredProposal } from "./stored-proposal.ts";

/** Derived, so that nothing has to be kept in step with bookings and clocks. */
export function stateOf(proposal: StoredProposal, now: number): ProposalState {
  const { booking, withdrawn_at, valid_until, is_taken } = proposal;
  if (booking?.isPaid) return "paid";
  if (withdrawn_at) return "withdrawn";
  // Whoever began to pay while it was valid may finish paying.
  if (booking) return "paying";
  if (valid_until.getTime() <= now) return "expired";
  return is_taken ? "taken" : "open";
}
