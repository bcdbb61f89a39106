import type { OpenCheckout } from "../../contract/api.ts";
import type { ProposalPayment } from "../../contract/proposal-api.ts";
import { AppError } from "../../domain/app-error.ts";
import { writeFirstSession } from "../bookings/first-session.ts";
import { takerInFrame } from "../checkout/in-frame.ts";
import { openCheckout } from "../checkout/open-checkout.ts";
import { isBy, sessionFor } from "../checkout/payment-session.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { getProperty } from "../property/get-property.ts";
import { type Chooser, endPayment } from "./end-payment.ts";
import { holdProposal } from "./hold-proposal.ts";

const ROUNDS = 3;

/**
 * In a frame. One session per proposal. One for another part of the price, or to be paid otherwise,
 * is ended first.
 */
export async function payByCard(
  deps: Deps,
  code: string,
  payment: ProposalPayment,
  chooser: Chooser,
): Promise<OpenCheckout> {
  const property = await getProperty(deps.db);
  const taker = await takerInFrame(deps);
  for (let round = 1; round <= ROUNDS; round++) {
    const held = await inTransaction(deps.db, async (tx) => {
      const outcome = await holdProposal(deps, tx, code, { ...payment, property });
      if (outcome.kind === "held") {
        const { booking, sessionEnds } = outcome;
        const session = { amount: payment.dueNow, expiresAt: sessionEnds, taker };
        await writeFirstSession(tx, booking, session);
      }
      return outcome;
    });
    const { booking } = held;
    const row = await sessionFor(deps.db, booking.id, "booking");
    const isWanted = row !== undefined && row.amount === payment.dueNow && isBy(row, taker);
    if (!isWanted && held.kind === "paying" && held.refusal) throw new AppError(held.refusal);
    const opened = isWanted
      ? await openCheckout(deps, booking)
      : await endPayment(deps, booking.id, chooser);
    if (opened !== "ended") return opened;
  }
  throw new AppError("payment-unavailable");
}
