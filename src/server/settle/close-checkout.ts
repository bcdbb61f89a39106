import type { Cause } from "../../domain/cause.ts";
import type { SessionPurpose } from "../../domain/session-purpose.ts";
import type { Booking } from "../bookings/booking.ts";
import { withLockedBooking } from "../bookings/change-booking.ts";
import { hasToldPix } from "../bookings/has-told-pix.ts";
import type { Change } from "../change.ts";
import type { Deps } from "../deps.ts";
import { isInFrame } from "../payments/choose.ts";
import { type PaymentSession, ProviderError } from "../payments/provider.ts";
import { endUnpaid } from "./end-unpaid.ts";
import {
  closeSession,
  findSessionRow,
  refuseUnlessKnown,
  type SessionRow,
  sessionFor,
} from "./payment-session.ts";
import { settleCheckout } from "./settle-checkout.ts";

/**
 * Ends a session at the provider, and then here; the nights of a hold are freed with it. A session
 * that cannot be ended was paid or has ended already; settling finds out which.
 */
export async function closeCheckout(
  deps: Deps,
  booking: Booking,
  cause: Cause,
  purpose: SessionPurpose = "booking",
): Promise<Booking> {
  const row = await sessionFor(deps.db, booking.id, purpose);
  const session = row ? await sessionOf(deps, row) : null;
  if (session === null) {
    return withLockedBooking(deps, booking, cause, async (change, locked) => {
      if (row) await closeSession(change, row, "ended");
      else if (await isKeptOn(change, locked)) return locked;
      return endUnpaid(change, locked, row ?? { id: booking.id, purpose });
    });
  }
  if (session.status === "open") await deps.payments.endSession(session.id);
  const outcome = await settleCheckout(deps, session.id, cause);
  return outcome.kind === "settled" ? outcome.booking : booking;
}

/**
 * For a hold without a session, which waits for a Pix. If its guest said that it is paid while this
 * call waited for the lock, the hold has more time and cannot be released.
 */
async function isKeptOn({ tx, cause, at }: Change, booking: Booking): Promise<boolean> {
  if (cause.source === "site") return hasToldPix(tx, booking.id);
  return booking.hold_expires_at !== null && booking.hold_expires_at > at;
}

/** Longer than the lag of a provider's search. */
const LAG_MS = 2 * 60_000;

/** A provider that finds sessions by searching may not show a new one yet. */
async function surelyFind(deps: Deps, row: SessionRow, checkoutId: string) {
  const found = await deps.payments.findSession(checkoutId);
  const isNew = deps.clock() - row.opened_at.getTime() < LAG_MS;
  if (found || !isNew || isInFrame(deps.payments, row)) return found;
  throw new ProviderError("unknown", new Error("a new session that is not shown yet"));
}

/** The id may be missing if the process died between opening the session and storing it. */
async function sessionOf(deps: Deps, row: SessionRow): Promise<PaymentSession | null> {
  refuseUnlessKnown(deps, row);
  if (row.checkout_id) return surelyFind(deps, row, row.checkout_id);
  const { id: sessionId, booking_id: bookingId, opened_at: openedSince } = row;
  const found = await deps.payments.findLostSession({
    ...{ sessionId, bookingId, openedSince },
    ...{ provider: row.provider, purpose: row.purpose, means: row.means },
  });
  // An earlier session of the same purpose has a row of its own.
  const isEarlier = found && (await findSessionRow(deps.db, found.id));
  return isEarlier ? null : found;
}
