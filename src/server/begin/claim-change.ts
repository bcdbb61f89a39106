import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { isStill, nameAnew, openChangeOf } from "../amendments/stay-change.ts";
import type { Booking } from "../bookings/booking.ts";
import { withLockedBooking } from "../bookings/change-booking.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { writeSession } from "../bookings/write-session.ts";
import type { Deps } from "../deps.ts";
import type { Taker } from "../payments/choose.ts";
import { closeCheckout } from "../settle/close-checkout.ts";
import { closeSession, isBy, type SessionRow, sessionFor } from "../settle/payment-session.ts";
import type { Claim, Claimed } from "./begin.ts";

type BySession = { readonly taker: Taker };
type Rise = Claimed & { readonly row: SessionRow };

/**
 * The rise of a change. Its session is written with the change, so another way only takes it over.
 */
export function claimChange(deps: Deps, bookingId: string): Claim<BySession, Rise> {
  const end = () => endChangeSession(deps, bookingId, "site");
  return {
    end,
    async lock({ taker }) {
      const found = await sessionFor(deps.db, bookingId, "change");
      const wanted = await openChangeOf(deps.db, bookingId);
      if (found?.state !== "open" || wanted?.id !== found.id) throw new AppError("change-gone");
      const booking = await getBooking(deps.db, bookingId);
      const row = isBy(found, taker) ? found : await handTo(deps, booking, found, taker);
      if (isStill(wanted, booking)) return { booking, row, isSame: true };
      // The change can no longer be made, so it must not be paid.
      await end();
      throw new AppError("change-gone");
    },
  };
}

/** The former session keeps its row, so that a payment made at that moment is still recognised. */
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
    const order = { booking_id, purpose, amount, expires_at, ...taker };
    const handed = await writeSession(change.tx, { ...order, opened_at: change.at });
    await nameAnew(change, row.id, handed.id);
    return handed;
  });
}

/** Ends the session of a change that was dropped or has lapsed, or settles it if it was paid. */
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
