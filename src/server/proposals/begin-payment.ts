import { createHash } from "node:crypto";
import type { BegunPayment } from "../../contract/pay-api.ts";
import type { Payer } from "../../contract/payer.ts";
import type { ProposalApi } from "../../contract/proposal-api.ts";
import { AppError } from "../../domain/app-error.ts";
import { BY_HAND } from "../../domain/payment-choice.ts";
import type { Property } from "../../domain/property.ts";
import { type Booking, selectBookings } from "../bookings/booking.ts";
import { writeFirstSession } from "../bookings/first-session.ts";
import { sessionFor } from "../checkout/payment-session.ts";
import { onceForGuest } from "../database/once-for-guest.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { openHandPix } from "../hand-pix/open-hand-pix.ts";
import { readPayer } from "../hand-pix/read-payer.ts";
import { openHeldSession } from "../paying/by-provider.ts";
import { type PageTaker, takerOf } from "../paying/taker-of.ts";
import { getPixTerms } from "../property/get-pix-terms.ts";
import { getProperty } from "../property/get-property.ts";
import { type Chooser, endUnpaidPayment } from "./end-payment.ts";
import { holdProposal } from "./hold-proposal.ts";

type Payment = Parameters<ProposalApi["beginPayment"]>[2];
type Wish = {
  readonly payment: Payment;
  readonly payer: Payer;
  readonly property: Property;
  readonly taker: PageTaker | typeof BY_HAND;
};
type Begun = { readonly booking: Booking } & Pick<BegunPayment, "at">;

const ROUNDS = 3;
const cause = { actor: "visitor", source: "site" } as const;

/** Makes the hold and its payment. The same form sent twice finds its own. */
export async function beginPayment(
  deps: Deps,
  code: string,
  key: string,
  payment: Payment,
  chooser: Chooser,
): Promise<Begun> {
  const payer = readPayer(payment.payer);
  const property = await getProperty(deps.db);
  const takesByHand = (await getPixTerms(deps.db)) !== null;
  const taker = takerOf(deps, property, payment.means, takesByHand);
  let form = key;
  for (let round = 1; round <= ROUNDS; round++) {
    const held = await holdOnce(deps, code, form, { payment, payer, property, taker }, chooser);
    const booking = await selectBookings(deps.db)
      .where("code", "=", held)
      .executeTakeFirstOrThrow();
    const row = await sessionFor(deps.db, booking.id, "booking");
    if (!row) return { booking, at: "hand-pix" };
    const opened = await openHeldSession(deps, booking);
    if (opened !== "ended") return { booking: opened, at: "payment" };
    form = keyAfter(form, booking);
  }
  throw new AppError("payment-unavailable");
}

/** A payment that was begun otherwise is ended first. */
async function holdOnce(
  deps: Deps,
  code: string,
  key: string,
  wish: Wish,
  chooser: Chooser,
): Promise<string> {
  const form = {
    key,
    subject: code,
    verb: "pay-proposal",
    args: wish.payment,
    isAnswered: true,
  } as const;
  const attempt = () => onceForGuest(deps, form, () => hold(deps, code, wish));
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "proposal-waits") throw error;
    await endUnpaidPayment(deps, code, chooser);
    return attempt();
  }
}

/** Returns the booking's code. */
function hold(
  deps: Deps,
  code: string,
  { payment: { paysAll, dueNow: amount }, payer, property, taker }: Wish,
): Promise<string> {
  return inTransaction(deps.db, async (tx) => {
    const wish = { paysAll, dueNow: amount, property, payer };
    const outcome = await holdProposal(deps, tx, code, wish);
    if (outcome.kind === "paying") throw new AppError(outcome.refusal ?? "proposal-waits");
    const { booking, sessionEnds: expiresAt } = outcome;
    if (taker === BY_HAND) {
      const change = { tx, cause, at: booking.created_at };
      await openHandPix(deps, change, booking.id, { purpose: "booking", amount, payer });
    } else {
      await writeFirstSession(tx, booking, { amount, expiresAt, taker });
    }
    return booking.code;
  });
}

/** A form whose hold has ended begins anew, and that is done once as well. */
function keyAfter(key: string, { id }: Booking): string {
  return createHash("sha256").update(`${key} after ${id}`).digest("hex").slice(0, 32);
}
