import { receivedOf } from "../account/read-account.ts";
import { raiseAlert, resolveAlert } from "../alerts/raise-alert.ts";
import { findBooking } from "../bookings/find-booking.ts";
import type { Deps } from "../deps.ts";
import type { PaymentSession } from "../payments/provider.ts";
import { isOurBalance } from "../settle/adopt-balance.ts";
import { findSessionRow, rowOf } from "../settle/payment-session.ts";
import { factsIfOurs } from "../settle/recover-booking.ts";
import { settleCheckout, wentBack } from "../settle/settle-checkout.ts";
import { logFailure } from "./log-failure.ts";

const cause = { actor: "system", source: "reconciler" } as const;

/**
 * Settles sessions from the provider's list, because a webhook may be missing, or a restore may
 * have lost its effect. Every session that has ended there must be settled here.
 */
export async function settleForgottenSessions(
  deps: Deps,
  sessions: readonly PaymentSession[],
  slowSince: Date,
): Promise<void> {
  const forgotten: PaymentSession[] = [];
  for (const session of sessions) {
    if (session.bookingId && !(await isSettled(deps, session))) forgotten.push(session);
  }
  // Free nights first, then settle payments, oldest first.
  for (const session of forgotten.filter(({ status }) => status === "open")) {
    await endIfLost(deps, session).catch(failed(deps, session));
  }
  for (const status of ["ended", "paid"] as const) {
    for (const session of forgotten.filter((one) => one.status === status).reverse()) {
      await settleOrTell(deps, session, slowSince);
    }
  }
}

/**
 * A hold is stored before its session is opened: an open session without one was lost in a restore.
 */
async function endIfLost(deps: Deps, session: PaymentSession): Promise<void> {
  if (await isLost(deps, session)) await deps.payments.endSession(session.id);
}

async function isLost(deps: Deps, session: PaymentSession): Promise<boolean> {
  const bookingId = session.bookingId ?? "";
  if (isOurBalance(deps, session)) return !(await rowOf(deps.db, { ...session, bookingId }));
  return factsIfOurs(deps, session) !== null && !(await findBooking(deps.db, bookingId));
}

async function settleOrTell(deps: Deps, session: PaymentSession, slowSince: Date): Promise<void> {
  const matter = { kind: "paid-without-booking", subject: session.id } as const;
  const outcome = await settleCheckout(deps, session.id, cause).catch(failed(deps, session));
  if (outcome?.kind === "settled" || outcome?.kind === "returned" || wentBack(session)) {
    await resolveAlert(deps, deps.db, matter.kind, matter.subject);
    await resolveAlert(deps, deps.db, "payment-does-not-fit", matter.subject);
  } else if (session.status === "paid" && session.openedAt < slowSince) {
    await raiseAlert(deps, deps.db, { ...matter, facts: { amount: session.amount } });
  }
}

/** A paid session is settled by a booking or a refund, an ended one by free nights. */
async function isSettled(deps: Deps, session: PaymentSession): Promise<boolean> {
  const row = await findSessionRow(deps.db, session.id);
  if (row === undefined || row.state !== session.status) return false;
  // If there are several payments, our row may have any of them.
  const several = session.further.length > 0 ? [session, ...session.further] : [];
  for (const { paymentId } of several) {
    const received = paymentId && (await receivedOf(deps.db, session.provider, paymentId));
    if (received === null) return false;
  }
  return true;
}

function failed(deps: Deps, { bookingId }: PaymentSession) {
  return logFailure(deps, "settleForgottenSessions", { booking: bookingId });
}
