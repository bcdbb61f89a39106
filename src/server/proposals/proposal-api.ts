import type { Payer } from "../../contract/payer.ts";
import type { ProposalApi, ProposalPayment } from "../../contract/proposal-api.ts";
import { AppError } from "../../domain/app-error.ts";
import { guestSecret } from "../bookings/guest-link.ts";
import { onceForGuest } from "../database/once-for-guest.ts";
import { take } from "../database/tally.ts";
import type { Deps } from "../deps.ts";
import { lookAtProposal } from "./look-at-proposal.ts";
import { noteSeen } from "./note-seen.ts";
import { endUnpaidPayment, payByCard, payByPix } from "./pay-proposal.ts";
import type { ProposalCaller } from "./proposal-caller.ts";

const WINDOW_MS = 10 * 60_000;
/** Each may call the provider, also when a page is only opened again; and each Pix sends a mail. */
const MOST = { card: 30, Pix: 10 };

export function createProposalApi(deps: Deps, caller: ProposalCaller): ProposalApi {
  return {
    getProposal: (code) => lookAtProposal(deps, code, caller),
    noteSeen: (code) => noteSeen(deps, code),
    async payByCard(code, payment) {
      await limitPayments(deps, caller, code, "card");
      return payByCard(deps, code, payment, caller);
    },
    async payByPix(code, key, payment) {
      await limitPayments(deps, caller, code, "Pix");
      const bookingCode = await payOnce(deps, code, key, payment, caller);
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

type PixPayment = ProposalPayment & { readonly payer: Payer };

/** A payment that was begun otherwise is ended first; the same form sent twice finds its own. */
async function payOnce(
  deps: Deps,
  code: string,
  key: string,
  payment: PixPayment,
  caller: ProposalCaller,
) {
  const wish = { key, subject: code, verb: "pay-proposal-by-pix", args: payment };
  const pay = () => onceForGuest(deps, wish, () => payByPix(deps, code, payment));
  try {
    return await pay();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "proposal-waits") throw error;
    await endUnpaidPayment(deps, code, caller);
    return pay();
  }
}

/** From one place, and of one proposal wherever its link was passed on to. */
async function limitPayments(
  deps: Deps,
  { address }: ProposalCaller,
  code: string,
  means: keyof typeof MOST,
): Promise<void> {
  if (!deps.config.LIMITS) return;
  for (const whose of [`of ${code}`, `of a proposal from ${address}`]) {
    const budget = { of: `${means} ${whose}`, most: MOST[means], windowMs: WINDOW_MS };
    if (!(await take(deps, budget))) throw new AppError("too-many-requests");
  }
}
