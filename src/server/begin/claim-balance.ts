import { askedOf } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import { readAccount } from "../account/read-account.ts";
import { getBooking, lockBooking } from "../bookings/find-booking.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { closeCheckout } from "../settle/close-checkout.ts";
import { sessionFor } from "../settle/payment-session.ts";
import type { Claim } from "./begin.ts";
import { type BalanceWay, type Due, refuseIfProcessing } from "./ways-for-balance.ts";

const cause = { actor: "visitor", source: "site" } as const;

/** The open amount of a confirmed booking: one payment at a time, also from two devices. */
export function claimBalance<C extends Due>(
  deps: Deps,
  bookingId: string,
): Claim<BalanceWay<C>, C> {
  return {
    lock: (way) =>
      inTransaction(deps.db, async (tx) => {
        const booking = await lockBooking(tx, bookingId);
        const open = askedOf(await readAccount(tx, bookingId));
        if (booking.state !== "confirmed" || open <= 0) throw new AppError("nothing-open");
        return way.keep({ tx, cause, at: new Date(deps.clock()) }, booking, open);
      }),
    async end(claimed) {
      if (!claimed.isSame) await refuseIfProcessing(deps, claimed);
      return closeCheckout(deps, claimed.booking, cause, "balance");
    },
  };
}

/** Ends a session whose amount is no longer the open one. */
export async function endBalance(deps: Deps, bookingId: string): Promise<void> {
  const row = await sessionFor(deps.db, bookingId, "balance");
  const open = askedOf(await readAccount(deps.db, bookingId));
  if (row?.state !== "open" || row.amount === open) return;
  const booking = await getBooking(deps.db, bookingId);
  await closeCheckout(deps, booking, { actor: "system", source: "timetable" }, "balance");
}
