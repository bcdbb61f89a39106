import type { OpenCheckout } from "../../contract/api.ts";
import type { PaymentWish } from "../../contract/guest-payment.ts";
import { AppError } from "../../domain/app-error.ts";
import { BY_HAND } from "../../domain/payment-choice.ts";
import type { Booking } from "../bookings/booking.ts";
import { changeBooking } from "../bookings/change-booking.ts";
import { endPix } from "../bookings/end-pix.ts";
import { hasToldPix } from "../bookings/has-told-pix.ts";
import { onceForGuest } from "../database/once-for-guest.ts";
import type { Deps } from "../deps.ts";
import { type Taker, takerInFrame, takerOnPage } from "../payments/choose.ts";
import { getProperty } from "../property/get-property.ts";
import { begin } from "./begin.ts";
import { claimBalance } from "./claim-balance.ts";
import { claimChange } from "./claim-change.ts";
import { asFrame } from "./open-session.ts";
import { latestOnOwnPage } from "./own-page-session.ts";
import { byHand, bySession, type DueSession } from "./ways-for-balance.ts";
import { waysToPay } from "./ways-to-pay.ts";

type Purpose = PaymentWish["purpose"];

function openSession(deps: Deps, bookingId: string, purpose: Purpose, taker: Taker) {
  const way = bySession(deps, taker);
  return purpose === "change"
    ? begin(claimChange(deps, bookingId), way)
    : begin(claimBalance<DueSession>(deps, bookingId), way);
}

/** Pays the balance in the frame on the guest's page. */
export function openBalance(deps: Deps, bookingId: string): Promise<OpenCheckout> {
  return openInFrame(deps, bookingId, "balance");
}

/** Pays the rise of a change, in the frame as well. */
export function openChange(deps: Deps, bookingId: string): Promise<OpenCheckout> {
  return openInFrame(deps, bookingId, "change");
}

async function openInFrame(deps: Deps, bookingId: string, purpose: Purpose) {
  const taker = takerInFrame(deps.payments, await getProperty(deps.db));
  const frame = asFrame(await openSession(deps, bookingId, purpose, taker));
  if (!frame) throw new AppError("payment-unavailable");
  return frame;
}

/** Pays on a page of its own. */
export async function beginPayment(
  deps: Deps,
  booking: Booking,
  key: string,
  wish: PaymentWish,
): Promise<void> {
  const { means, purpose } = wish;
  if (booking.state !== "confirmed") throw new AppError("nothing-open");
  const taker = takerOnPage(deps.payments, await getProperty(deps.db), means);
  if (taker === BY_HAND) throw new AppError("means-not-taken");
  const form = { key, subject: booking.id, verb: "begin-payment", args: wish };
  try {
    await openSession(deps, booking.id, purpose, taker);
  } catch (error) {
    if (!isOver(error) || !(await isPaid(deps, booking, purpose))) throw error;
  }
  await onceForGuest(deps, form, () => endHandPix(deps, booking, purpose));
}

/** Pays by Pix to the house's key. */
export async function beginHandPix(deps: Deps, booking: Booking): Promise<void> {
  const ways = await waysToPay(deps, booking);
  if (ways.pix !== BY_HAND) throw new AppError("means-not-taken");
  await begin(claimBalance(deps, booking.id), byHand(deps));
}

/**
 * Ends a hand Pix for the same purpose, unless the guest says that it is paid: then the house looks
 * first.
 */
function endHandPix(deps: Deps, { id }: Booking, purpose: Purpose): Promise<void> {
  const cause = { actor: "visitor", source: "site" } as const;
  return changeBooking(deps, id, cause, async (change) => {
    const isOfAnother = purpose !== "balance";
    if (isOfAnother || (await hasToldPix(change.tx, id))) return;
    await endPix(change, id);
  });
}

function isOver(error: unknown): boolean {
  return error instanceof AppError && ["nothing-open", "change-gone"].includes(error.code);
}

/** The form was sent again after the payment: its page says that it is paid. */
async function isPaid(deps: Deps, { id }: Booking, purpose: Purpose): Promise<boolean> {
  const latest = await latestOnOwnPage(deps, id);
  return latest?.purpose === purpose && latest.state === "paid";
}
