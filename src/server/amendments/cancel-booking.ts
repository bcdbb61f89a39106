import type { CancellationTerms, CancelWish } from "../../contract/owner/booking-money.ts";
import { leftIn } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import { type CancellationReason, stepAt } from "../../domain/cancellation.ts";
import { basisOf } from "../../domain/cancellation-basis.ts";
import type { Cause } from "../../domain/cause.ts";
import { isAfter, localTime } from "../../domain/day.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Property } from "../../domain/property.ts";
import { readAccount } from "../account/read-account.ts";
import type { Booking } from "../bookings/booking.ts";
import { boughtSteps, withdrawalOf } from "../bookings/bought-steps.ts";
import { withLockedBooking } from "../bookings/change-booking.ts";
import { endOutdatedSession } from "../bookings/end-outdated-session.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { markCancelled, type Terms } from "../bookings/mark-cancelled.ts";
import { refusePortals } from "../bookings/refuse-portals.ts";
import { isSoldTwice } from "../calendar/is-sold-twice.ts";
import type { Change } from "../change.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { oweMail } from "../outbox/owe-mail.ts";
import { getProperty } from "../property/get-property.ts";
import { oweRefund } from "../refunds/owe-refund.ts";
import { dropChange } from "./drop-change.ts";
import { refundAt } from "./refund-at.ts";

/** What cancelling now would refund. */
export async function previewCancellation(
  deps: Deps,
  bookingId: string,
): Promise<CancellationTerms> {
  const booking = await getBooking(deps.db, bookingId);
  return preview(deps.db, booking, await getProperty(deps.db), deps.clock());
}

type Cancelling = CancelWish & {
  readonly reason?: CancellationReason | undefined;
  /** Runs behind the locks, before anything is written. */
  readonly also?: (change: Change, booking: Booking) => Promise<void>;
};

/**
 * Frees the nights and owes the refund that is due, or another amount that the owner chose. If the
 * amount is no longer the one that was seen, nothing happens and the error gives both. Idempotent.
 */
export async function cancelBooking(
  deps: Deps,
  bookingId: string,
  cause: Cause,
  { who, refund, agreed = "", seen, reason, also }: Cancelling,
): Promise<Booking> {
  const found = await getBooking(deps.db, bookingId);
  return withLockedBooking(deps, found, cause, async (change, booking) => {
    if (booking.state === "cancelled")
      return cancelledAlready(change, booking, { who, refund, seen });
    if (booking.state !== "confirmed") throw new AppError("booking-not-cancellable");
    await refusePortals(change.tx, bookingId);
    await also?.(change, booking);
    const terms = await preview(change.tx, booking, await getProperty(change.tx), deps.clock());
    // Cancelling to solve a conflict is cancelling by the house.
    if (terms.isSoldTwice && who === "guest" && cause.source === "admin") {
      throw new AppError("refund-below-law");
    }
    const wished = refund ?? (who === "house" ? "all" : terms.refundAmount);
    const amount = wished === "all" ? terms.refundable : wished;
    const shown = typeof refund === "number" ? terms.refundAmount : amount;
    if (seen !== undefined && seen !== shown) {
      throw new AppError("refund-differs", { seen, now: shown });
    }
    if (amount < 0 || amount > terms.refundable) throw new AppError("refund-too-high");
    const due = { amount: terms.refundAmount, isByLaw: terms.withdrawal?.isRunning ?? false };
    const words = agreed.trim();
    const basis = basisOf(who, amount, { due, all: terms.refundable, agreed: words });
    if (basis === "agreed" && booking.erased_at) throw new AppError("guest-erased");
    const isRuled = basis === "law" || basis === "policy";
    // If a dispute brings money back later, the guest gets the same percentage of it.
    const refundPercent = isRuled ? terms.refundPercent : percentOf(amount, terms.refundable);
    const by = { who, basis };
    return cancel(change, booking, {
      ...{ refundPercent, refundAmount: amount, reason, by },
      agreed: words,
    });
  });
}

/** Cancelled by another request meanwhile: done if the owner wished the same, otherwise refused. */
async function cancelledAlready(
  { tx, cause }: Change,
  booking: Booking,
  { who, refund, seen }: Pick<Cancelling, "who" | "refund" | "seen">,
): Promise<Booking> {
  if (cause.source !== "admin") return booking;
  const done = await tx
    .selectFrom("cancellation")
    .select(["who", "refund_amount"])
    .where("booking_id", "=", booking.id)
    .executeTakeFirst();
  const wished = typeof refund === "number" ? refund : seen;
  const isOther = wished !== undefined && wished !== done?.refund_amount;
  if (isOther || (done?.who && done.who !== who)) throw new AppError("booking-not-cancellable");
  return booking;
}

async function cancel(change: Change, booking: Booking, terms: Terms): Promise<Booking> {
  await oweRefund(change, booking.id, { reason: "cancelled", amount: terms.refundAmount });
  const cancelled = await markCancelled(change, booking, terms);
  await dropChange(change, cancelled);
  await endOutdatedSession(change, booking.id);
  await oweMail(change, booking.id, "cancellation");
  await oweMail(change, booking.id, "owner-cancellation");
  return cancelled;
}

async function preview(
  db: Database | Tx,
  booking: Booking,
  property: Property,
  now: number,
): Promise<CancellationTerms> {
  const at = localTime(property.timeZone, now);
  const step = stepAt(boughtSteps(booking, property), at);
  const percent = step?.refundPercent ?? 0;
  const until = withdrawalOf(booking, property);
  const account = await readAccount(db, booking.id);
  return {
    step,
    refundPercent: percent,
    refundAmount: await refundAt(db, booking, percent),
    withdrawal: until && { until, isRunning: !isAfter(at, until) },
    refundable: leftIn(account),
    isSoldTwice: await isSoldTwice(db, booking.id),
    disputed: account.disputed,
  };
}

const percentOf = (part: Centavos, whole: Centavos) =>
  whole > 0 ? Math.round((100 * part) / whole) : 100;
