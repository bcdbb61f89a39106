import { AppError } from "../../domain/app-error.ts";
import { hasOwnPage } from "../begin/own-page-session.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { hasToldPix } from "../bookings/has-told-pix.ts";
import type { Deps } from "../deps.ts";
import { latestPix } from "../hand-pix/find-pix.ts";
import { closeCheckout } from "../settle/close-checkout.ts";
import { sessionFor } from "../settle/payment-session.ts";
import type { ProposalCaller } from "./proposal-caller.ts";
import { getStoredProposal } from "./stored-proposal.ts";

/** Tells whether the caller may end a begun payment. */
export type Chooser = Pick<ProposalCaller, "hasLinkOf">;

const cause = { actor: "visitor", source: "site" } as const;

/** Called when the guest chooses another way to pay: ends an unpaid payment. */
export async function endUnpaidPayment(deps: Deps, code: string, chooser: Chooser): Promise<void> {
  const { booking, withdrawn_at } = await getStoredProposal(deps.db, { code });
  if (booking?.state === "held" && !withdrawn_at) await endPayment(deps, booking.id, chooser);
}

/**
 * Refused while the guest says that a Pix is paid, because the owner looks for it first. Refused
 * for a page of its own that another browser began: it may be being paid right now.
 */
export async function endPayment(deps: Deps, bookingId: string, chooser: Chooser): Promise<void> {
  const booking = await getBooking(deps.db, bookingId);
  const isElsewhere = !(await chooser.hasLinkOf(booking)) && (await isOnOwnPage(deps, bookingId));
  if (isElsewhere || (await hasToldPix(deps.db, bookingId))) throw new AppError("proposal-waits");
  await closeCheckout(deps, booking, cause);
}

async function isOnOwnPage(deps: Deps, bookingId: string): Promise<boolean> {
  const row = await sessionFor(deps.db, bookingId, "booking");
  return row ? hasOwnPage(deps, row) : (await latestPix(deps.db, bookingId)) !== undefined;
}
