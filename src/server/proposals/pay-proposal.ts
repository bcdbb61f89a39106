import { createHash } from "node:crypto";
import type { OpenCheckout } from "../../contract/api.ts";
import type { ProposalApi, ProposalPayment } from "../../contract/proposal-api.ts";
import { AppError } from "../../domain/app-error.ts";
import { BY_HAND } from "../../domain/payment-choice.ts";
import { begin, type Claim, type Claimed } from "../begin/begin.ts";
import { readPayer } from "../begin/read-payer.ts";
import { type Begun, inFrame, type NightsWay, onOwnPage } from "../begin/ways-for-nights.ts";
import { type Booking, selectBookings } from "../bookings/booking.ts";
import type { HoldWay } from "../bookings/hold-request.ts";
import type { Tx } from "../database/connect.ts";
import { onceForGuest } from "../database/once-for-guest.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { takerOnPage } from "../payments/choose.ts";
import { getPixTerms } from "../property/get-pix-terms.ts";
import { getProperty } from "../property/get-property.ts";
import { closeCheckout } from "../settle/close-checkout.ts";
import { type Chooser, endPayment, endUnpaidPayment } from "./end-payment.ts";
import { holdProposal } from "./hold-proposal.ts";

type Payment = Parameters<ProposalApi["beginPayment"]>[2];

const cause = { actor: "visitor", source: "site" } as const;

/** Pays in a frame. One session per proposal, shared by all browsers that ask for the same. */
export async function payByCard(
  deps: Deps,
  code: string,
  payment: ProposalPayment,
  chooser: Chooser,
): Promise<OpenCheckout> {
  const wish = { ...payment, property: await getProperty(deps.db) };
  const claim: Claim<NightsWay, Claimed> = {
    lock(nightsWay) {
      const way = nightsWay.hold(wish.property);
      return inTransaction(deps.db, async (tx) => {
        const held = await hold(deps, tx, code, wish, way);
        const isSame = held.kind === "held" || (await way.isOf(tx, held.booking.id));
        if (!isSame && held.refusal) throw new AppError(held.refusal);
        return { booking: held.booking, isSame };
      });
    },
    end: ({ booking }) => endPayment(deps, booking.id, chooser),
  };
  return begin(claim, inFrame(deps, payment.dueNow));
}

/**
 * Pays on a page of its own. The same form sent twice finds its own payment; another person's is
 * ended first.
 */
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
  const taker = takerOnPage(deps.payments, property, payment.means);
  if (taker === BY_HAND && !takesByHand) throw new AppError("means-not-taken");
  const wish = { ...payment, property, payer };
  let form = key;
  const claim: Claim<NightsWay, Claimed> = {
    async lock(way) {
      const sent = { key: form, subject: code, verb: "pay-proposal", args: payment } as const;
      const work = () => holdAnew(deps, code, wish, way.hold(property));
      const attempt = () => onceForGuest(deps, { ...sent, isAnswered: true }, work);
      const held = await attempt().catch(async (error: unknown) => {
        if (!(error instanceof AppError) || error.code !== "proposal-waits") throw error;
        await endUnpaidPayment(deps, code, chooser);
        return attempt();
      });
      const bookings = selectBookings(deps.db).where("code", "=", held);
      const booking = await bookings.executeTakeFirstOrThrow();
      form = keyAfter(form, booking);
      return { booking, isSame: true };
    },
    end: ({ booking }) => closeCheckout(deps, booking, cause),
  };
  return begin(claim, onOwnPage(deps, taker, payer, payment.dueNow));
}

type Wish = Parameters<typeof holdProposal>[3];

async function hold(deps: Deps, tx: Tx, code: string, wish: Wish, way: HoldWay) {
  const outcome = await holdProposal(deps, tx, code, wish);
  if (outcome.kind === "paying") return outcome;
  const { booking, sessionEnds } = outcome;
  const change = { tx, cause, at: booking.created_at };
  await way.write(change, { bookingId: booking.id, dueNow: wish.dueNow, sessionEnds });
  return outcome;
}

/** Returns the booking's code. */
function holdAnew(deps: Deps, code: string, wish: Wish, way: HoldWay): Promise<string> {
  return inTransaction(deps.db, async (tx) => {
    const held = await hold(deps, tx, code, wish, way);
    if (held.kind === "paying") throw new AppError(held.refusal ?? "proposal-waits");
    return held.booking.code;
  });
}

/** A form whose hold has ended begins anew; the derived key makes that happen once too. */
function keyAfter(key: string, { id }: Booking): string {
  return createHash("sha256").update(`${key} after ${id}`).digest("hex").slice(0, 32);
}
