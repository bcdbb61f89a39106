import type { OpenCheckout } from "../../contract/api.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Booking } from "../bookings/booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { type PaymentSession, ProviderError } from "../payments/provider.ts";
import { closeCheckout } from "../settle/close-checkout.ts";
import { refuseUnlessKnown, type SessionRow, storeOpened } from "../settle/payment-session.ts";
import { sessionOrder } from "./session-order.ts";

/** A session that can be paid, and our row about it. */
export type OpenedSession = {
  readonly booking: Booking;
  readonly row: SessionRow;
  readonly session: PaymentSession;
};

/** What the browser mounts. Null if the session is not paid in a frame. */
export function asFrame({ booking, row, session }: OpenedSession): OpenCheckout | null {
  const { id, pay, expiresAt } = session;
  if (pay?.kind !== "frame") return null;
  return {
    checkoutId: id,
    clientSecret: pay.clientSecret,
    total: booking.total,
    dueNow: row.amount,
    expiresAt: expiresAt.getTime(),
    isContested: false,
  };
}

/** The open session of a hold, stored. Null if there is none, or the hold has ended meanwhile. */
export async function openSessionOf(
  deps: Deps,
  booking: Booking,
  row: SessionRow,
): Promise<PaymentSession | null> {
  const session = await findOrOpen(deps, booking, row);
  if (session?.status !== "open") return null;
  if (row.checkout_id === null && !(await keepSession(deps, booking, row, session))) return null;
  return session;
}

async function findOrOpen(
  deps: Deps,
  booking: Booking,
  row: SessionRow,
): Promise<PaymentSession | null> {
  try {
    return await sessionAt(deps, booking, row);
  } catch (error) {
    // If the provider certainly did nothing, free the nights. Otherwise they stay held until the
    // hold expires, when the provider is asked.
    if (error instanceof ProviderError && error.outcome !== "unknown") {
      await closeCheckout(deps, booking, { actor: "system", source: "site" });
    }
    throw new AppError("payment-unavailable", {}, { cause: error });
  }
}

/** The provider's session for our row: found, or opened now. */
export async function sessionAt(
  deps: Deps,
  booking: Booking,
  row: SessionRow,
): Promise<PaymentSession | null> {
  try {
    refuseUnlessKnown(deps, row);
    if (row.checkout_id) return await deps.payments.findSession(row.checkout_id);
    return await deps.payments.openSession(await sessionOrder(deps, booking, row));
  } catch (error) {
    deps.log.error({ booking: booking.id, err: error }, "payment-session-not-opened");
    throw error;
  }
}

/** False if the hold ended while the provider answered: the session must not be paid. */
async function keepSession(
  deps: Deps,
  { id: bookingId }: Booking,
  row: SessionRow,
  session: PaymentSession,
): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const { state } = await tx
      .selectFrom("booking")
      .select("state")
      .where("id", "=", bookingId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isFirst = await storeOpened(tx, row, session);
    if (state !== "held") return false;
    // Another tab was faster: the same session is already stored.
    if (!isFirst) return true;
    const cause = { actor: "visitor", source: "site" } as const;
    const entry = { bookingId, event: "checkout-opened", state } as const;
    await writeJournal({ tx, cause, at: new Date(deps.clock()) }, entry);
    return true;
  });
}
