import type { PixPayer, ProposalApi, ProposalPayment } from "../../contract/proposal-api.ts";
import { AppError } from "../../domain/app-error.ts";
import { guestSecret } from "../bookings/guest-link.ts";
import { onceForGuest } from "../database/once-for-guest.ts";
import type { Deps } from "../deps.ts";
import { lookAtProposal } from "./look-at-proposal.ts";
import { noteSeen } from "./note-seen.ts";
import { endUnpaidPayment, payByCard, payByPix } from "./pay-proposal.ts";
import type { ProposalCaller } from "./proposal-caller.ts";

export function createProposalApi(deps: Deps, caller: ProposalCaller): ProposalApi {
  return {
    getProposal: (code) => lookAtProposal(deps, code, caller),
    noteSeen: (code) => noteSeen(deps, code),
    payByCard: (code, payment) => payByCard(deps, code, payment),
    async payByPix(code, key, payment) {
      const bookingCode = await payOnce(deps, code, key, payment);
      const { id, link_version } = await deps.db
        .selectFrom("booking")
        .select(["id", "link_version"])
        .where("code", "=", bookingCode)
        .executeTakeFirstOrThrow();
      caller.keepSecret(bookingCode, guestSecret(deps.config, { id, link_version }));
      return bookingCode;
    },
  };
}

type PixPayment = ProposalPayment & { readonly payer: PixPayer };

/** A payment that was begun otherwise is ended first; the same form sent twice finds its own. */
async function payOnce(deps: Deps, code: string, key: string, payment: PixPayment) {
  const wish = { key, subject: code, verb: "pay-proposal-by-pix", args: payment };
  const pay = () => onceForGuest(deps, wish, () => payByPix(deps, code, payment));
  try {
    return await pay();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "proposal-waits") throw error;
    await endUnpaidPayment(deps, code);
    return pay();
  }
}
