import type { ProposalsApi } from "../../contract/owner/proposals.ts";
import { AppError } from "../../domain/app-error.ts";
import { checkGuests } from "../listings/listing-edit.ts";
import { getProposal } from "../proposals/get-proposal.ts";
import { listProposals } from "../proposals/list-proposals.ts";
import { makeProposal } from "../proposals/make-proposal.ts";
import { withdrawProposal } from "../proposals/withdraw-proposal.ts";
import { causeOf, type Desk, signedIn } from "./desk.ts";

export function proposalsDesk(desk: Desk): ProposalsApi {
  const { deps } = desk;
  return {
    listProposals: (view) => listProposals(deps, view),
    getProposal: async (proposalId) => getProposal(deps, proposalId, (await signedIn(desk)).name),
    async makeProposal(wish) {
      for (const { guests } of wish.rooms) checkGuests(guests);
      const { role } = await signedIn(desk);
      if (wish.total !== undefined && role !== "owner") throw new AppError("not-allowed");
      return makeProposal(deps, wish, await causeOf(desk));
    },
    async withdrawProposal(proposalId) {
      await withdrawProposal(deps, proposalId, await causeOf(desk));
    },
  };
}
