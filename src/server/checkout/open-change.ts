import type { OpenCheckout } from "../../contract/api.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { isStill, openChangeOf } from "../amendments/stay-change.ts";
import { getBooking } from "../bookings/find-booking.ts";
import type { Deps } from "../deps.ts";
import type { Taker } from "../payments/choose.ts";
import { ProviderError } from "../payments/provider.ts";
import { closeCheckout } from "./close-checkout.ts";
import { type OpenedSession, surelyInFrame, takerInFrame } from "./in-frame.ts";
import { sessionAt } from "./open-checkout.ts";
import { isBy, type SessionRow, sessionFor, storeOpened } from "./payment-session.ts";

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
  const row = isBy(found, taker) ? found : await handTo(deps, found, taker);
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

/** Another way to pay the same change. What was opened before is ended first. */
async function handTo(deps: Deps, row: SessionRow, taker: Taker): Promise<SessionRow> {
  if (row.checkout_id && (await deps.payments.endSession(row.checkout_id)) === "refused") {
    throw new AppError("payment-processing");
  }
  const handed = await deps.db
    .updateTable("payment_session")
    .set({ ...taker, checkout_id: null, br_code: null, pay_url: null })
    .where("id", "=", row.id)
    .where("state", "=", "open")
    .where("checkout_id", "is not distinct from", row.checkout_id)
    .returningAll()
    .executeTakeFirst();
  if (!handed) throw new AppError("change-gone");
  return handed;
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
