import type { Cause } from "../../domain/cause.ts";
import type { Booking } from "../bookings/booking.ts";
import { withLockedBooking } from "../bookings/change-booking.ts";
import { expireHold } from "../bookings/expire-hold.ts";
import type { Deps } from "../deps.ts";
import type { PaymentSession } from "../payments/provider.ts";
import { closeSession, type SessionRow, sessionFor } from "./payment-session.ts";
import { settleCheckout } from "./settle-checkout.ts";

/**
 * Ends a hold: first its session at the provider, then its nights here. A session that cannot be
 * ended was paid or has ended already; settling finds out which.
 */
export async function closeCheckout(deps: Deps, booking: Booking, cause: Cause): Promise<Booking> {
  const row = await sessionFor(deps.db, booking.id, "booking");
  const session = row ? await sessionOf(deps, row) : null;
  if (session === null) {
    return withLockedBooking(deps, booking, cause, async (change, locked) => {
      if (row) await closeSession(change, row, "ended");
      return expireHold(change, locked);
    });
  }
  if (session.status === "open") await deps.payments.endSession(session.id);
  const outcome = await settleCheckout(deps, session.id, cause);
  return outcome.kind === "settled" ? outcome.booking : booking;
}

/** The id may be missing if the process died between opening the session and storing it. */
function sessionOf(deps: Deps, row: SessionRow): Promise<PaymentSession | null> {
  return row.checkout_id
    ? deps.payments.findSession(row.checkout_id)
    : deps.payments.findSessionOfBooking(row.booking_id, row.purpose, row.opened_at);
}
