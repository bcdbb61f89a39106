import { AppError } from "../../domain/app-error.ts";
import { type CancellationStep, shareOf, stepAt } from "../../domain/cancellation.ts";
import type { Cause } from "../../domain/cause.ts";
import { localTime } from "../../domain/day.ts";
import type { Centavos } from "../../domain/money.ts";
import { leftOnCard } from "../../domain/payment.ts";
import type { Property } from "../../domain/property.ts";
import { lockRooms } from "../calendar/lock-rooms.ts";
import type { Database, Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { physicalRoomsOf } from "../listings/physical-rooms-of.ts";
import { getProperty } from "../property/get-property.ts";
import { accountOf } from "./account.ts";
import type { Booking } from "./booking.ts";
import { boughtSteps } from "./bought-steps.ts";
import { endBooking } from "./end-booking.ts";
import { findBooking, lockBooking } from "./find-booking.ts";
import { oweMail } from "./owe-mail.ts";
import { oweRefund } from "./owe-refund.ts";

export type CancellationPreview = {
  /** The step of the bought policy that applies now, if any. */
  readonly step: CancellationStep | null;
  readonly refundPercent: number;
  readonly refundAmount: Centavos;
  /** The most that can be refunded to the card. */
  readonly refundable: Centavos;
  /** Amount that the guest's bank has taken or reclaims: it cannot be refunded. */
  readonly disputed: Centavos;
};

/** What cancelling now would refund. */
export async function previewCancellation(
  deps: Deps,
  bookingId: string,
): Promise<CancellationPreview> {
  const booking = await findBooking(deps.db, bookingId);
  if (!booking) throw new AppError("booking-unknown");
  return preview(deps.db, booking, await getProperty(deps.db), deps.clock());
}

/**
 * Frees the nights and owes the refund of the policy, or another amount that the owner chose.
 * Idempotent.
 */
export async function cancelBooking(
  deps: Deps,
  bookingId: string,
  cause: Cause,
  ownersAmount?: Centavos,
): Promise<Booking> {
  const found = await findBooking(deps.db, bookingId);
  if (!found) throw new AppError("booking-unknown");
  return inTransaction(deps.db, async (tx) => {
    await lockRooms(tx, await physicalRoomsOf(tx, found));
    const booking = await lockBooking(tx, bookingId);
    if (booking.state === "cancelled") return booking;
    if (booking.state !== "confirmed") throw new AppError("booking-not-cancellable");
    const terms = await preview(tx, booking, await getProperty(tx), deps.clock());
    const amount = ownersAmount ?? terms.refundAmount;
    if (amount < 0 || amount > terms.refundable) throw new AppError("refund-too-high");
    return cancel(tx, booking, { ...terms, refundAmount: amount }, cause, new Date(deps.clock()));
  });
}

async function cancel(
  tx: Tx,
  booking: Booking,
  terms: CancellationPreview,
  cause: Cause,
  at: Date,
): Promise<Booking> {
  const cancelled = await endBooking(tx, booking, terms, cause, at);
  if (terms.refundAmount > 0) {
    await oweRefund(tx, cancelled, { reason: "cancelled", amount: terms.refundAmount, at });
  }
  await oweMail(tx, booking.id, "cancellation", at);
  await oweMail(tx, booking.id, "owner-cancellation", at);
  return cancelled;
}

async function preview(
  db: Database | Tx,
  booking: Booking,
  property: Property,
  now: number,
): Promise<CancellationPreview> {
  const step = stepAt(boughtSteps(booking, property), localTime(property.timeZone, now));
  const percent = step?.refundPercent ?? 0;
  const account = await accountOf(db, booking);
  const refundable = leftOnCard(account);
  // Of the remaining amount: what a shortened stay has refunded is not refunded again.
  const refundAmount = shareOf(refundable, percent);
  return { step, refundPercent: percent, refundAmount, refundable, disputed: account.disputed };
}
