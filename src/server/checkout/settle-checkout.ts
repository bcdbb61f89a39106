import { isLiveKey } from "../../config.ts";
import type { Cause } from "../../domain/cause.ts";
import { raiseAlert } from "../alerts/raise-alert.ts";
import { roomsOfChange } from "../amendments/make-paid-change.ts";
import type { Booking } from "../bookings/booking.ts";
import { withLockedBooking } from "../bookings/change-booking.ts";
import { findBooking } from "../bookings/find-booking.ts";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import type { PaymentSession } from "../payments/provider.ts";
import { endingRefund } from "../refunds/adopt-refunds.ts";
import type { Returned } from "../refunds/return-payment.ts";
import { adoptBalance } from "./adopt-balance.ts";
import type { Payment } from "./confirm-booking.ts";
import { endUnpaid } from "./end-unpaid.ts";
import { closeSession, rowOf, type SessionRow } from "./payment-session.ts";
import { recoverBooking } from "./recover-booking.ts";
import { settlePayment } from "./settle-payment.ts";

export type SettleOutcome =
  | { readonly kind: "unknown" }
  | Returned
  | { readonly kind: "unpaid" | "processing"; readonly booking: Booking }
  /** Final for this session: see the booking's state. */
  | { readonly kind: "settled"; readonly booking: Booking };

/** Extra writes in the transaction of the outcome, such as the webhook event. */
export type AlsoWrite = (tx: Tx, outcome: SettleOutcome) => Promise<void>;

/**
 * Settles one payment session by asking the provider for its state. Called by webhook, success
 * page, reconciler and release. Idempotent, in any order and concurrently.
 */
export async function settleCheckout(
  deps: Deps,
  checkoutId: string,
  cause: Cause,
  also?: AlsoWrite,
): Promise<SettleOutcome> {
  const session = await deps.payments.findSession(checkoutId);
  if (!session?.bookingId) return recorded(deps, also, { kind: "unknown" });
  const booking =
    (await findBooking(deps.db, session.bookingId)) ?? (await recoverBooking(deps, session, cause));
  if (booking && "kind" in booking) return recorded(deps, also, booking);
  const known = booking && (await rowOf(deps.db, { ...session, bookingId: booking.id }));
  const row = known ?? (booking && (await adoptBalance(deps, session, booking)));
  if (!booking || !row || !belongsTogether(deps, session, row)) {
    if (session.status === "paid" && !wentBack(session))
      await reportStranger(deps, session, booking);
    return recorded(deps, also, { kind: "unknown" });
  }
  if (session.status === "open") return recorded(deps, also, { kind: "unpaid", booking });
  if (session.status === "processing") return recorded(deps, also, { kind: "processing", booking });
  return conclude(deps, session, { booking, row, isFound: !known }, cause, also);
}

type Found = {
  readonly booking: Booking;
  readonly row: SessionRow;
  /** A restore had lost our row. */
  readonly isFound: boolean;
};

async function conclude(
  deps: Deps,
  session: PaymentSession,
  found: Found,
  cause: Cause,
  also: AlsoWrite | undefined,
): Promise<SettleOutcome> {
  const refunds = await refundsOf(deps, session);
  const rooms = await roomsOfChange(deps.db, found.row);
  const work = async (change: Change, booking: Booking) => {
    const { tx } = change;
    await closeSession(change, found.row, isPaid(session) ? "paid" : "ended", session.id);
    const ended = isPaid(session)
      ? await settlePayment(
          change,
          booking,
          { ...session, provider: found.row.provider },
          refunds,
          found,
        )
      : await endUnpaid(change, booking, found.row);
    if (ended.state === "refunded" && booking.state !== "refunded") {
      const isBack = endingRefund(refunds, session.amount) !== undefined;
      const kind = isBack ? "payment-returned" : "nights-lost";
      await raiseAlert(deps, tx, { kind, subject: booking.id, bookingId: booking.id });
    }
    const outcome = { kind: "settled", booking: ended } as const;
    await also?.(tx, outcome);
    return outcome;
  };
  return withLockedBooking(deps, found.booking, cause, work, rooms);
}

/** Fetched only if there are any, which is rare before a booking is confirmed. */
async function refundsOf(deps: Deps, { refunded, paymentId }: PaymentSession) {
  if (refunded === 0 || paymentId === null) return [];
  return Array.fromAsync(deps.payments.listRefunds({ paymentId }));
}

/**
 * Amount, currency, mode and session must match our row, and a paid session must have a payment.
 */
function belongsTogether(deps: Deps, session: PaymentSession, row: SessionRow): boolean {
  return (
    session.amount === row.amount &&
    session.currency === "brl" &&
    session.livemode === isLiveKey(deps.config.STRIPE_SECRET_KEY) &&
    (row.checkout_id === null || row.checkout_id === session.id) &&
    (session.status !== "paid" || isPaid(session))
  );
}

/** Fully refunded at the provider: nothing is left to settle. */
export function wentBack({ amount, refunded }: PaymentSession): boolean {
  return amount > 0 && refunded >= amount;
}

/** A payment that names our booking but does not match it needs a person. */
function reportStranger(deps: Deps, session: PaymentSession, booking: Booking | undefined) {
  return raiseAlert(deps, deps.db, {
    kind: "payment-does-not-fit",
    subject: session.id,
    ...(booking ? { bookingId: booking.id } : {}),
    facts: { amount: session.amount },
  });
}

function isPaid(session: PaymentSession): session is Omit<Payment, "provider"> {
  return session.status === "paid" && session.paymentId !== null;
}

async function recorded<T extends SettleOutcome>(
  deps: Deps,
  also: AlsoWrite | undefined,
  outcome: T,
): Promise<T> {
  if (also) await inTransaction(deps.db, (tx) => also(tx, outcome));
  return outcome;
}
