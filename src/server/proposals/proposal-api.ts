import type { ProposalApi } from "../../contract/proposal-api.ts";
import type { OnlineMeans } from "../../domain/payment-choice.ts";
import { limitPayments } from "../begin/limit-payments.ts";
import { giveFirstLink } from "../bookings/give-first-link.ts";
import type { Deps } from "../deps.ts";
import { lookAtProposal } from "./look-at-proposal.ts";
import { noteSeen } from "./note-seen.ts";
import { beginPayment, payByCard } from "./pay-proposal.ts";
import type { ProposalCaller } from "./proposal-caller.ts";

export function createProposalApi(deps: Deps, caller: ProposalCaller): ProposalApi {
  const limit = (means: OnlineMeans, code: string) =>
    limitPayments(deps, means, [`of ${code}`, `of a proposal from ${caller.address}`]);
  return {
    getProposal: (code) => lookAtProposal(deps, code, caller),
    noteSeen: (code) => noteSeen(deps, code),
    async payByCard(code, payment) {
      await limit("card", code);
      return payByCard(deps, code, payment, caller);
    },
    async beginPayment(code, key, payment) {
      await limit(payment.means, code);
      const { booking, at } = await beginPayment(deps, code, key, payment, caller);
      await giveFirstLink(deps, booking, caller.keepSecret);
      return { code: booking.code, at };
    },
  };
}
