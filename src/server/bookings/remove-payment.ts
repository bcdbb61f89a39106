import { leftOf } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import { isOver } from "../../domain/booking.ts";
import type { Cause } from "../../domain/cause.ts";
import { annotate } from "../account/annotate.ts";
import { readAccount } from "../account/read-account.ts";
import { retainLess } from "../account/retain.ts";
import { reversePayment } from "../account/reverse-payment.ts";
import type { Deps } from "../deps.ts";
import { changeBooking } from "./change-booking.ts";
import { endOutdatedSession } from "./end-outdated-session.ts";
import { writeJournal } from "./journal.ts";

/** Removes a payment noted at the reception that never came in. */
export async function removePayment(
  deps: Deps,
  bookingId: string,
  { paymentId, why }: { readonly paymentId: string; readonly why: string },
  cause: Cause,
): Promise<void> {
  await changeBooking(deps, bookingId, cause, async (change, booking) => {
    const { payments } = await readAccount(change.tx, bookingId);
    const payment = payments.find(({ id }) => id === paymentId);
    // Includes payments that a portal received, which are noted by hand too.
    const isNoted = payment !== undefined && payment.means !== "online";
    if (!isNoted || leftOf(payment) === 0) throw new AppError("payment-gone");
    const { entryId, amount } = await reversePayment(change, bookingId, payment);
    await endOutdatedSession(change, bookingId);
    await annotate(change, booking, entryId, why);
    if (isOver(booking.state)) await retainLess(change, bookingId);
    const entry = { bookingId, event: "payment-removed", state: booking.state } as const;
    await writeJournal(change, { ...entry, facts: { amount: -amount, method: payment.means } });
  });
}
