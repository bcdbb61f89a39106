import type { ProposalState } from "../../domain/proposal.ts";
import type { StoredProposal } from "./stored-proposal.ts";

/** Derived, so that no stored state can disagree with bookings and clock. */
export function stateOf(proposal: StoredProposal, now: number): ProposalState {
  const { booking, withdrawn_at, valid_until, is_taken } = proposal;
  if (booking?.isPaid) return "paid";
  if (withdrawn_at) return "withdrawn";
  // A payment that began while the proposal was valid may be finished.
  if (booking) return "paying";
  if (valid_until.getTime() <= now) return "expired";
  return is_taken ? "taken" : "open";
}
