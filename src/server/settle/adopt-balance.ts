import { raiseAlert } from "../alerts/raise-alert.ts";
import type { Booking } from "../bookings/booking.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import type { PaymentSession } from "../payments/provider.ts";
import { rowOf, type SessionRow } from "./payment-session.ts";

/**
 * Whether a session, not a booking's first, is of this property. Another one may share the account.
 */
export function isOurBalance({ config }: Deps, { purpose, facts }: PaymentSession): boolean {
  return purpose !== "booking" && facts.site === config.PUBLIC_URL;
}

/**
 * Restores the row of a paid balance whose session was opened after the restored backup was made.
 * The owner is alerted, because what was noted since may be missing as well.
 */
export async function adoptBalance(
  deps: Deps,
  session: PaymentSession,
  booking: Booking,
): Promise<SessionRow | undefined> {
  const isOurs = isOurBalance(deps, session) && session.facts.code === booking.code;
  if (!isOurs || session.status !== "paid") return undefined;
  return inTransaction(deps.db, async (tx) => {
    await tx
      .insertInto("payment_session")
      .values({
        booking_id: booking.id,
        provider: session.provider,
        means: session.means,
        purpose: session.purpose,
        checkout_id: session.id,
        amount: session.amount,
        state: "ended",
        opened_at: session.openedAt,
        expires_at: session.expiresAt,
      })
      .onConflict((conflict) => conflict.constraint("session_is_known_once").doNothing())
      .execute();
    await raiseAlert(deps, tx, {
      kind: "payment-found",
      subject: session.id,
      bookingId: booking.id,
      facts: { amount: session.amount },
    });
    return rowOf(tx, { ...session, bookingId: booking.id });
  });
}
