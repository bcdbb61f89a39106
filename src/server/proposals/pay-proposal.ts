import type { OpenCheckout } from "../../contract/api.ts";
import type { Payer } from "../../contract/payer.ts";
import type { ProposalPayment } from "../../contract/proposal-api.ts";
import { AppError } from "../../domain/app-error.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { hasToldPix } from "../bookings/has-told-pix.ts";
import { closeCheckout } from "../checkout/close-checkout.ts";
import { openCheckout } from "../checkout/open-checkout.ts";
import { sessionFor, writeFirstSession } from "../checkout/payment-session.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { latestPix } from "../hand-pix/find-pix.ts";
import { openHandPix } from "../hand-pix/open-hand-pix.ts";
import { readPayer } from "../hand-pix/read-payer.ts";
import { getPixTerms } from "../property/get-pix-terms.ts";
import { getProperty } from "../property/get-property.ts";
import { holdProposal } from "./hold-proposal.ts";
import type { ProposalCaller } from "./proposal-caller.ts";
import { getStoredProposal } from "./stored-proposal.ts";

/** Of whoever pays: may she end what was begun? */
type Payer = Pick<ProposalCaller, "hasLinkOf">;

const ROUNDS = 3;
const cause = { actor: "visitor", source: "site" } as const;

/** One session per proposal. One for another part of the price, or a Pix, is ended first. */
export async function payByCard(
  deps: Deps,
  code: string,
  payment: ProposalPayment,
  payer: Payer,
): Promise<OpenCheckout> {
  const property = await getProperty(deps.db);
  for (let round = 1; round <= ROUNDS; round++) {
    const held = await inTransaction(deps.db, async (tx) => {
      const outcome = await holdProposal(deps, tx, code, { ...payment, property });
      if (outcome.kind === "held") {
        const { booking, sessionEnds } = outcome;
        const session = { amount: payment.dueNow, expiresAt: sessionEnds };
        await writeFirstSession(deps, tx, booking, session);
      }
      return outcome;
    });
    const { booking } = held;
    const row = await sessionFor(deps.db, booking.id, "booking");
    const isWanted = row?.amount === payment.dueNow;
    if (!isWanted && held.kind === "paying" && held.refusal) throw new AppError(held.refusal);
    const opened = isWanted
      ? await openCheckout(deps, booking)
      : await endPayment(deps, booking.id, payer);
    if (opened !== "ended") return opened;
  }
  throw new AppError("payment-unavailable");
}

/** Makes the hold and its Pix. Returns the booking's code. */
export async function payByPix(
  deps: Deps,
  code: string,
  { payer: typed, ...payment }: ProposalPayment & { readonly payer: Payer },
): Promise<string> {
  const payer = readPayer(typed);
  if (!(await getPixTerms(deps.db))) throw new AppError("means-not-taken");
  const property = await getProperty(deps.db);
  return inTransaction(deps.db, async (tx) => {
    const outcome = await holdProposal(deps, tx, code, { ...payment, property, payer });
    if (outcome.kind === "paying") throw new AppError(outcome.refusal ?? "proposal-waits");
    const { booking } = outcome;
    const change = { tx, cause, at: booking.created_at };
    const amount = payment.dueNow;
    await openHandPix(deps, change, booking.id, { purpose: "booking", amount, payer });
    return booking.code;
  });
}

/** Whoever chooses otherwise ends what nobody has paid. */
export async function endUnpaidPayment(deps: Deps, code: string, payer: Payer): Promise<void> {
  const { booking, withdrawn_at } = await getStoredProposal(deps.db, { code });
  if (booking?.state === "held" && !withdrawn_at) await endPayment(deps, booking.id, payer);
}

/**
 * What she says is paid, the house looks for. Of a Pix that was begun in another browser nobody
 * knows here whether it is being paid just now.
 */
async function endPayment(deps: Deps, bookingId: string, payer: Payer): Promise<"ended"> {
  const booking = await getBooking(deps.db, bookingId);
  const pix = await latestPix(deps.db, bookingId);
  const isElsewhere = pix !== undefined && !payer.hasLinkOf(booking);
  if (isElsewhere || (await hasToldPix(deps.db, bookingId))) throw new AppError("proposal-waits");
  await closeCheckout(deps, booking, cause);
  return "ended";
}
