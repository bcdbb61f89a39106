import type { Cause } from "../../domain/cause.ts";
import { receivedOf } from "../account/read-account.ts";
import { raiseAlert } from "../alerts/raise-alert.ts";
import { roomsOfChange } from "../amendments/make-paid-change.ts";
import type { Booking } from "../bookings/booking.ts";
import { withLockedBooking } from "../bookings/change-booking.ts";
import { findBooking, getBooking } from "../bookings/find-booking.ts";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import type { PaymentSession, ProviderRefund } from "../payments/provider.ts";
import { endingRefund } from "../refunds/adopt-refunds.ts";
import { type Returned, returnPayment } from "../refunds/return-payment.ts";
import { settleRefund } from "../refunds/settle-refund.ts";
import { adoptBalance } from "./adopt-balance.ts";
import type { Payment } from "./confirm-booking.ts";
import { endUnpaid } from "./end-unpaid.ts";
import { closeSession, rowOf, type SessionRow } from "./payment-session.ts";
import { recoverBooking } from "./recover-booking.ts";
import { enterFurther, settlePayment } from "./settle-payment.ts";

export type SettleOutcome =
  /** `isMissing`: the provider does not know it either, or not yet. */
  | { readonly kind: "unknown"; readonly isMissing?: true }
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
  if (!session) return recorded(deps, also, { kind: "unknown", isMissing: true });
  if (!session.bookingId) return recorded(deps, also, { kind: "unknown" });
  const booking =
    (await findBooking(deps.db, session.bookingId)) ?? (await recoverBooking(deps, session, cause));
  if (booking && "kind" in booking) return recorded(deps, also, booking);
  const known = booking && (await rowOf(deps.db, { ...session, bookingId: booking.id }));
  if (known && isSeenInPart(session, known))
    return recorded(deps, also, { kind: "unknown", isMissing: true });
  const row = known ?? (booking && (await adoptBalance(deps, session, booking)));
  if (!booking || !row || !belongsTogether(session, row)) {
    if (session.status === "paid" && !wentBack(session))
      await reportStranger(deps, session, booking);
    return recorded(deps, also, { kind: "unknown" });
  }
  if (session.status === "open") return recorded(deps, also, { kind: "unpaid", booking });
  if (session.status === "processing") return recorded(deps, also, { kind: "processing", booking });
  const found = { booking, row, isFound: !known };
  if (session.amount !== row.amount && !(await isEntered(deps, session))) {
    return giveBackMisfit(deps, session, found, cause, also);
  }
  return conclude(deps, session, found, cause, also);
}

type Found = {
  readonly booking: Booking;
  readonly row: SessionRow;
  /** Our row was lost in a restore. */
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
      ? await settlePayment(deps, change, booking, session, refunds, found)
      : await endUnpaid(change, booking, found.row);
    for (const further of session.further) {
      await enterFurther(deps, change, ended, { ...session, ...further }, refunds);
    }
    if (ended.state === "refunded" && booking.state !== "refunded") {
      const isBack = endingRefund(refunds, session.amount) !== undefined;
      const kind = isBack ? "payment-returned" : "nights-lost";
      await raiseAlert(deps, tx, { kind, subject: booking.id, bookingId: booking.id });
    }
    const outcome = { kind: "settled", booking: ended } as const;
    await also?.(tx, outcome);
    return outcome;
  };
  const outcome = await withLockedBooking(deps, found.booking, cause, work, rooms);
  if (refunds.length === 0) return outcome;
  // Some providers report a refund only with its payment.
  for (const refund of refunds) await settleRefund(deps, refund, cause);
  return { ...outcome, booking: await getBooking(deps.db, found.booking.id) };
}

/** Fetched only if there are any, which is rare while settling. */
async function refundsOf(deps: Deps, { refunded, paymentId, further }: PaymentSession) {
  const refunds: ProviderRefund[] = [];
  for (const one of [{ paymentId, refunded }, ...further]) {
    if (one.refunded === 0 || one.paymentId === null) continue;
    const of = { paymentId: one.paymentId };
    refunds.push(...(await Array.fromAsync(deps.payments.listRefunds(of))));
  }
  return refunds;
}

/**
 * Whether one of the session's payments is entered already: then the amounts of the others may
 * differ, and are entered as excess.
 */
async function isEntered({ db }: Deps, { provider, paymentId, further }: PaymentSession) {
  for (const id of [paymentId, ...further.map((one) => one.paymentId)]) {
    if (id !== null && (await receivedOf(db, provider, id)) !== null) return true;
  }
  return false;
}

/**
 * A payment of another amount than was asked for fits no plan: it is refunded whole, and what
 * waited for it ends.
 */
async function giveBackMisfit(
  deps: Deps,
  session: PaymentSession,
  { booking, row }: Found,
  cause: Cause,
  also: AlsoWrite | undefined,
): Promise<SettleOutcome> {
  // Ended first, because a provider's page may take further payments.
  await deps.payments.endSession(session.id);
  const outcome = await returnPayment(deps, session, booking, "payment-returned");
  return withLockedBooking(deps, booking, cause, async (change, locked) => {
    await closeSession(change, row, "ended", session.id);
    await endUnpaid(change, locked, row);
    await also?.(change.tx, outcome);
    return outcome;
  });
}

/**
 * A further payment of our session, of which the provider's search does not show the first one yet.
 */
function isSeenInPart({ id, sessionId }: PaymentSession, row: SessionRow): boolean {
  return sessionId === row.id && row.checkout_id !== null && row.checkout_id !== id;
}

/**
 * Currency, mode and session must match our row, and a paid session must have a payment. The amount
 * of a paid one is checked later.
 */
function belongsTogether(session: PaymentSession, row: SessionRow): boolean {
  return (
    (session.status === "paid" || session.amount === row.amount) &&
    session.currency === "brl" &&
    session.isOurMode &&
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

function isPaid(session: PaymentSession): session is Payment {
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
