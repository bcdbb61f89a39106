import type { OpenCheckout } from "../../contract/api.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { isStill, openChangeOf } from "../amendments/stay-change.ts";
import { getBooking } from "../bookings/find-booking.ts";
import type { Deps } from "../deps.ts";
import { ProviderError } from "../payments/provider.ts";
import { closeCheckout } from "./close-checkout.ts";
import { sessionAt } from "./open-checkout.ts";
import { sessionFor, storeCheckoutId } from "./payment-session.ts";

/** The session for the rise of a change: written with it, opened when the guest begins to pay. */
export async function openChange(deps: Deps, bookingId: string): Promise<OpenCheckout> {
  const row = await sessionFor(deps.db, bookingId, "change");
  const wanted = await openChangeOf(deps.db, bookingId);
  if (row?.state !== "open" || wanted?.id !== row.id) throw new AppError("change-gone");
  const booking = await getBooking(deps.db, bookingId);
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
  if (session?.status !== "open" || session.clientSecret === null) {
    await endChangeSession(deps, bookingId, "site");
    throw new AppError("change-gone");
  }
  if (row.checkout_id === null) await storeCheckoutId(deps.db, row, session.id);
  return {
    checkoutId: session.id,
    clientSecret: session.clientSecret,
    total: booking.total,
    dueNow: row.amount,
    expiresAt: session.expiresAt.getTime(),
    isContested: false,
  };
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
