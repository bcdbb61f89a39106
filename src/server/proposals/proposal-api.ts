import type { ProposalApi } from "../../contract/proposal-api.ts";
import { AppError } from "../../domain/app-error.ts";
import type { OnlineMeans } from "../../domain/payment-choice.ts";
import { giveFirstLink } from "../bookings/give-first-link.ts";
import { take } from "../database/tally.ts";
import type { Deps } from "../deps.ts";
import { lookAtProposal } from "./look-at-proposal.ts";
import { noteSeen } from "./note-seen.ts";
import { beginPayment, payByCard } from "./pay-proposal.ts";
import type { ProposalCaller } from "./proposal-caller.ts";

const WINDOW_MS = 10 * 60_000;
/** Each may call the provider, also when a page is only opened again; and each Pix sends a mail. */
const MOST: Readonly<Record<OnlineMeans, number>> = { card: 30, pix: 10 };

export function createProposalApi(deps: Deps, caller: ProposalCaller): ProposalApi {
  return {
    getProposal: (code) => lookAtProposal(deps, code, caller),
    noteSeen: (code) => noteSeen(deps, code),
    async payByCard(code, payment) {
      await limitPayments(deps, caller, code, "card");
      return payByCard(deps, code, payment, caller);
    },
    async beginPayment(code, key, payment) {
      await limitPayments(deps, caller, code, payment.means);
      const { booking, at } = await beginPayment(deps, code, key, payment, caller);
      await giveFirstLink(deps, booking, caller.keepSecret);
      return { code: booking.code, at };
    },
  };
}

/** From one place, and of one proposal wherever its link was passed on to. */
async function limitPayments(
  deps: Deps,
  { address }: ProposalCaller,
  code: string,
  means: OnlineMeans,
): Promise<void> {
  if (!deps.config.LIMITS) return;
  for (const whose of [`of ${code}`, `of a proposal from ${address}`]) {
    const budget = { of: `${means} ${whose}`, most: MOST[means], windowMs: WINDOW_MS };
    if (!(await take(deps, budget))) throw new AppError("too-many-requests");
  }
}
