import type { OpenCheckout } from "../../contract/api.ts";
import { askedOf } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import { readAccount } from "../account/read-account.ts";
import type { Booking } from "../bookings/booking.ts";
import { getBooking, lockBooking } from "../bookings/find-booking.ts";
import { CHECKOUT_MINUTES } from "../bookings/new-hold.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import type { Taker } from "../payments/choose.ts";
import { ProviderError } from "../payments/provider.ts";
import { closeCheckout } from "./close-checkout.ts";
import { type OpenedSession, surelyInFrame, takerInFrame } from "./in-frame.ts";
import { sessionAt } from "./open-checkout.ts";
import { isBy, type SessionRow, sessionFor, storeOpened } from "./payment-session.ts";

const ROUNDS = 3;

/** In the frame on the guest's page. */
export async function openBalance(deps: Deps, bookingId: string): Promise<OpenCheckout> {
  return surelyInFrame(await openBalanceBy(deps, bookingId, await takerInFrame(deps)));
}

/**
 * The session for all that is open: one per booking, so that two devices share it. A session for
 * another amount, or to be paid in another way, is ended before the next one is opened.
 */
export async function openBalanceBy(
  deps: Deps,
  bookingId: string,
  taker: Taker,
): Promise<OpenedSession> {
  for (let round = 1; round <= ROUNDS; round++) {
    const { booking, row, open } = await claimRow(deps, bookingId, taker);
    const isWanted = row.amount === open && isBy(row, taker);
    const isCurrent = isWanted && canBeOpened(row, deps.clock());
    const isKnown = isCurrent || row.checkout_id !== null;
    const session = isKnown ? await sessionOrNull(deps, booking, row) : null;
    if (session?.status === "processing") throw new AppError("payment-processing");
    if (isCurrent && session?.status === "open") {
      if (row.checkout_id === null) await storeOpened(deps.db, row, session);
      return { booking, row, session };
    }
    await closeCheckout(deps, booking, { actor: "visitor", source: "site" }, "balance");
  }
  throw new AppError("payment-unavailable");
}

/** The open row, or a new one for what is open now. */
async function claimRow(deps: Deps, bookingId: string, taker: Taker) {
  return inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const open = askedOf(await readAccount(tx, bookingId));
    if (booking.state !== "confirmed" || open <= 0) throw new AppError("nothing-open");
    if (open < deps.payments.leastAmount) throw new AppError("too-little-online");
    const latest = await sessionFor(tx, bookingId, "balance");
    if (latest?.state === "open") return { booking, row: latest, open };
    const now = deps.clock();
    const row = await tx
      .insertInto("payment_session")
      .values({
        booking_id: bookingId,
        ...taker,
        purpose: "balance",
        amount: open,
        // Whole seconds: the provider stores no finer time, and both must agree.
        expires_at: new Date(Math.ceil(now / 1000) * 1000 + CHECKOUT_MINUTES * 60_000),
        opened_at: new Date(now),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { booking, row, open };
  });
}

/** Ends a session that asks for another amount than is open. */
export async function endBalance(deps: Deps, bookingId: string): Promise<void> {
  const row = await sessionFor(deps.db, bookingId, "balance");
  const open = askedOf(await readAccount(deps.db, bookingId));
  if (row?.state !== "open" || row.amount === open) return;
  const booking = await getBooking(deps.db, bookingId);
  await closeCheckout(deps, booking, { actor: "system", source: "timetable" }, "balance");
}

/** Providers refuse a session that would end within half an hour. */
const TIME_TO_OPEN = (CHECKOUT_MINUTES - 31) * 60_000;

/** The process may have died, or the provider been away, before the session was opened. */
function canBeOpened({ checkout_id, opened_at }: SessionRow, now: number): boolean {
  return checkout_id !== null || now - opened_at.getTime() < TIME_TO_OPEN;
}

/** Null if the provider refuses this order for good: another one is needed. */
function sessionOrNull(deps: Deps, booking: Booking, row: SessionRow) {
  return sessionAt(deps, booking, row).catch((error: unknown) => {
    if (error instanceof ProviderError && error.outcome === "refused") return null;
    throw new AppError("payment-unavailable", {}, { cause: error });
  });
}
