import { AppError } from "../../domain/app-error.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Booking } from "../bookings/booking.ts";
import { endPix } from "../bookings/end-pix.ts";
import { CHECKOUT_MINUTES, holdEnds } from "../bookings/new-hold.ts";
import { writeSession } from "../bookings/write-session.ts";
import type { Change } from "../change.ts";
import type { Deps } from "../deps.ts";
import { latestPix } from "../hand-pix/find-pix.ts";
import { openHandPix } from "../hand-pix/open-hand-pix.ts";
import type { Taker } from "../payments/choose.ts";
import { type PaymentSession, ProviderError } from "../payments/provider.ts";
import { isBy, type SessionRow, sessionFor, storeOpened } from "../settle/payment-session.ts";
import type { Claimed, Opens } from "./begin.ts";
import { type OpenedSession, sessionAt } from "./open-session.ts";

/** A claimed balance, with its session where the way has one. */
export type Due = Claimed & { readonly row?: SessionRow };

/** How the balance of a booking is paid. */
export type BalanceWay<C extends Due> = {
  /** Behind the booking's lock, returns the payment that is open or writes one of this amount. */
  readonly keep: (change: Change, booking: Booking, amount: Centavos) => Promise<C>;
};

export type DueSession = Claimed & { readonly row: SessionRow };

/** One session that two devices share, in a provider's frame or on a page of its own. */
export function bySession(
  deps: Deps,
  taker: Taker,
): BalanceWay<DueSession> & Opens<DueSession, OpenedSession> & { readonly taker: Taker } {
  return {
    taker,
    async keep({ tx, at }, booking, amount) {
      if (amount < deps.payments.leastAmount) throw new AppError("too-little-online");
      const latest = await sessionFor(tx, booking.id, "balance");
      const isOpen = latest?.state === "open";
      const order = { booking_id: booking.id, purpose: "balance", amount, ...taker } as const;
      const times = { expires_at: holdEnds(at.getTime()).sessionEnds, opened_at: at };
      const row = isOpen ? latest : await writeSession(tx, { ...order, ...times });
      const isSame = row.amount === amount && isBy(row, taker) && canBeOpened(row, at);
      return { booking, row, isSame };
    },
    async open({ booking, row }, end) {
      const session = await sessionOrNull(deps, booking, row);
      refuseProcessing(session);
      if (session?.status !== "open") {
        await end();
        return "ended";
      }
      if (row.checkout_id === null) await storeOpened(deps.db, row, session);
      return { booking, row, session };
    },
  };
}

/** By Pix to the house's key: no provider has a session to open or to end. */
export function byHand(deps: Deps): BalanceWay<Due> & Opens<Due, void> {
  return {
    async keep(change, booking, amount) {
      const known = await latestPix(change.tx, booking.id);
      const asks = known?.state === "shown" || known?.state === "missing";
      // A Pix that the guest says she has paid stays: the owner looks for it first.
      const isKept = known?.state === "told" || (asks && known.amount === amount);
      if (!isKept) {
        await endPix(change, booking.id);
        await openHandPix(deps, change, booking.id, { purpose: "balance", amount, payer: null });
      }
      return { booking, isSame: true };
    },
    open: async () => undefined,
  };
}

/** Even if another amount or way is asked for now: the pending payment may arrive any moment. */
export async function refuseIfProcessing(deps: Deps, { booking, row }: Due): Promise<void> {
  if (row?.checkout_id) refuseProcessing(await sessionOrNull(deps, booking, row));
}

function refuseProcessing(session: PaymentSession | null): void {
  if (session?.status === "processing") throw new AppError("payment-processing");
}

/** Providers refuse a session that would end within half an hour. */
const TIME_TO_OPEN = (CHECKOUT_MINUTES - 31) * 60_000;

/**
 * False if the process died, or the provider was down, until it was too late to open the session.
 */
function canBeOpened({ checkout_id, opened_at }: SessionRow, now: Date): boolean {
  return checkout_id !== null || now.getTime() - opened_at.getTime() < TIME_TO_OPEN;
}

/** Null if the provider refuses this order for good, so that a new one is needed. */
function sessionOrNull(deps: Deps, booking: Booking, row: SessionRow) {
  return sessionAt(deps, booking, row).catch((error: unknown) => {
    if (error instanceof ProviderError && error.outcome === "refused") return null;
    throw new AppError("payment-unavailable", {}, { cause: error });
  });
}
