import type { OpenCheckout } from "../../contract/api.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { isStill, nameAnew, openChangeOf } from "../amendments/stay-change.ts";
import type { Booking } from "../bookings/booking.ts";
import { withLockedBooking } from "../bookings/change-booking.ts";
import { getBooking } from "../bookings/find-booking.ts";
import type { Deps } from "../deps.ts";
import type { Taker } from "../payments/choose.ts";
import { ProviderError } from "../payments/provider.ts";
import { closeCheckout } from "./close-checkout.ts";
import { type OpenedSession, surelyInFrame, takerInFrame } from "./in-frame.ts";
import { sessionAt } from "./open-checkout.ts";
import { closeSession, isBy, type SessionRow, sessionFor, storeOpened } from "./payment-session.ts";

/** In the frame on the guest's page. */
export async function openChange(deps: Deps, bookingId: string): Promise<OpenCheckout> {
  return surelyInFrame(await openChangeBy(deps, bookingId, await takerInFrame(deps)));
}

/** The session for the rise of a change: written with it, opened when the guest begins to pay. */
export async function openChangeBy(
  deps: Deps,
  bookingId: string,
  taker: Taker,
): Promise<OpenedSession> {
  const found = await sessionFor(deps.db, bookingId, "change");
  const wanted = await openChangeOf(deps.db, bookingId);
  if (found?.state !== "open" || wanted?.id !== found.id) throw new AppError("change-gone");
  const booking = await getBooking(deps.db, bookingId);
  const row = isBy(found, taker) ? found : await handTo(deps, booking, found, taker);
  // Nobody pays for what can no longer be made.
  if (!isStill(wanted, booking)) {
    await endChangeSession(deps, bookingId, "site");
    throw new AppError("change-gone");
  }
  const session = await sessionAt(deps, booking, row).catch((error: unknown) => {
    // Too little of its time is left for a session: she wishes for the change again.
    if (error instanceof ProviderError && error.outcome === "refused") return null;
    throw new AppError("payment-unavailable", {}, { cause: error });
  });
  if (session?.status === "processing") throw new AppError("payment-processing");
  if (session?.status !== "open") {
    await endChangeSession(deps, bookingId, "site");
    throw new AppError("change-gone");
  }
  if (row.checkout_id === null) await storeOpened(deps.db, row, session);
  return { booking, row, session };
}

/**
 * Another way to pay the same change. What was opened before is ended first, and keeps its row: a
 * payment that was made in that moment is known by it.
 */
async function handTo(
  deps: Deps,
  booking: Booking,
  row: SessionRow,
  taker: Taker,
): Promise<SessionRow> {
  if (row.checkout_id && (await deps.payments.endSession(row.checkout_id)) === "refused") {
    throw new AppError("payment-processing");
  }
  const cause = { actor: "visitor", source: "site" } as const;
  return withLockedBooking(deps, booking, cause, async (change) => {
    const latest = await sessionFor(change.tx, row.booking_id, "change");
    if (latest?.id !== row.id || latest.state !== "open") throw new AppError("change-gone");
    await closeSession(change, row, "ended");
    const { booking_id, purpose, amount, expires_at } = row;
    const handed = await change.tx
      .insertInto("payment_session")
      .values({ booking_id, purpose, amount, expires_at, ...taker, opened_at: change.at })
      .returningAll()
      .executeTakeFirstOrThrow();
    await nameAnew(change, row.id, handed.id);
    return handed;
  });
}

/** Ends the session of a change that nobody wants any more, or settles it if it was paid. */
export async function endChangeSession(
  deps: Deps,
  bookingId: string,
  source: Cause["source"],
): Promise<void> {
  const row = await sessionFor(deps.db, bookingId, "change");
  if (row?.state !== "open") return;
  const wanted = await openChangeOf(deps.db, bookingId);
  const isWanted = wanted?.id === row.id && (wanted.held_until?.getTime() ?? 0) > deps.clock();
  if (isWanted && source === "timetable") return;
  const booking = await getBooking(deps.db, bookingId);
  await closeCheckout(deps, booking, { actor: "system", source }, "change");
}
