import type { PaymentWish } from "../../contract/guest-payment.ts";
import { AppError } from "../../domain/app-error.ts";
import { BY_HAND } from "../../domain/payment-choice.ts";
import type { Booking } from "../bookings/booking.ts";
import { changeBooking } from "../bookings/change-booking.ts";
import { endPix } from "../bookings/end-pix.ts";
import { hasToldPix } from "../bookings/has-told-pix.ts";
import { openBalanceBy } from "../checkout/open-balance.ts";
import { openChangeBy } from "../checkout/open-change.ts";
import { onceForGuest } from "../database/once-for-guest.ts";
import type { Deps } from "../deps.ts";
import { getProperty } from "../property/get-property.ts";
import { latestOnOwnPage } from "./own-page-session.ts";
import { takerOf } from "./taker-of.ts";

/**
 * Opens the payment of what is open, or of a change. Another one that is open for the same is ended
 * first.
 */
export async function beginPayment(
  deps: Deps,
  booking: Booking,
  key: string,
  wish: PaymentWish,
): Promise<void> {
  const { means, purpose } = wish;
  if (booking.state !== "confirmed") throw new AppError("nothing-open");
  const taker = takerOf(deps, await getProperty(deps.db), means, false);
  if (taker === BY_HAND) throw new AppError("means-not-taken");
  const form = { key, subject: booking.id, verb: "begin-payment", args: wish };
  const open = purpose === "change" ? openChangeBy : openBalanceBy;
  try {
    await open(deps, booking.id, taker);
  } catch (error) {
    if (!isOver(error) || !(await isPaid(deps, booking, purpose))) throw error;
  }
  await onceForGuest(deps, form, () => endHandPix(deps, booking, purpose));
}

/** A Pix to the house's key for the same. What she says she paid is looked for first. */
function endHandPix(deps: Deps, { id }: Booking, purpose: PaymentWish["purpose"]): Promise<void> {
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

/** The same form again after it was paid: its page says so. */
async function isPaid(
  deps: Deps,
  { id }: Booking,
  purpose: PaymentWish["purpose"],
): Promise<boolean> {
  const latest = await latestOnOwnPage(deps, id);
  return latest?.purpose === purpose && latest.state === "paid";
}
