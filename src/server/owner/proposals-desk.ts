import type { ProposalsApi, ProposalWish } from "../../contract/owner/proposals.ts";
import { AppError } from "../../domain/app-error.ts";
import { percentByHand } from "../../domain/payment-plan.ts";
import { checkGuests } from "../listings/listing-edit.ts";
import { getProperty } from "../property/get-property.ts";
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
      const offered = role === "owner" ? wish : await withinTerms(desk, wish);
      return makeProposal(deps, offered, await causeOf(desk));
    },
    async withdrawProposal(proposalId) {
      await withdrawProposal(deps, proposalId, await causeOf(desk));
    },
  };
}

/** Price and deposit are the owner's to lower, and when the rest is due is hers to say. */
async function withinTerms({ deps }: Desk, wish: ProposalWish): Promise<ProposalWish> {
  const { depositTerms } = await getProperty(deps.db);
  const { total, deposit } = wish;
  const isLess = deposit !== null && deposit.percent < percentByHand(depositTerms);
  if (total !== undefined || isLess) throw new AppError("not-allowed");
  const balance = depositTerms?.balance ?? "at-property";
  return { ...wish, deposit: deposit && { ...deposit, balance } };
}
