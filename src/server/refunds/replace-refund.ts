import { excessOf, type HandMeans, leftOf } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { readAccount, type StoredPayment } from "../account/read-account.ts";
import { replacementOf } from "../account/replacement-of.ts";
import { resolveAlert } from "../alerts/raise-alert.ts";
import type { Booking } from "../bookings/booking.ts";
import { changeBooking } from "../bookings/change-booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import type { Change } from "../change.ts";
import { isUuid } from "../database/uuid.ts";
import type { Deps } from "../deps.ts";
import type { RefundRow } from "./move-refund.ts";
import { giveBackOf } from "./note-return.ts";
import { owePart } from "./owe-refund.ts";

/** Sends a refund once more that the provider refused for good. */
export async function retryRefund(
  deps: Deps,
  bookingId: string,
  refundId: string,
  cause: Cause,
): Promise<void> {
  await replace(deps, bookingId, refundId, cause, async (change, booking, { refund, payment }) => {
    const { amount, reason } = refund;
    await owePart(change, bookingId, { payment, amount }, reason, replacementOf(refundId));
    const entry = { bookingId, event: "refund-retried", state: booking.state } as const;
    await writeJournal(change, { ...entry, facts: { amount } });
  });
}

/** Notes that a refund was given by hand which the provider refused for good. */
export async function noteRefund(
  deps: Deps,
  bookingId: string,
  { refundId, means }: { readonly refundId: string; readonly means: HandMeans },
  cause: Cause,
): Promise<void> {
  await replace(deps, bookingId, refundId, cause, async (change, booking, { refund, payment }) => {
    const { amount, reason } = refund;
    const id = replacementOf(refundId);
    await giveBackOf(change, bookingId, { id, paymentId: payment.id, amount, means, reason });
    const entry = { bookingId, event: "paid-by-hand", state: booking.state } as const;
    await writeJournal(change, { ...entry, facts: { amount: -amount, method: means } });
  });
}

type Refused = { readonly refund: RefundRow; readonly payment: StoredPayment };

/** A refused refund is replaced once: the id of what comes instead of it depends on it alone. */
async function replace(
  deps: Deps,
  bookingId: string,
  refundId: string,
  cause: Cause,
  work: (change: Change, booking: Booking, refused: Refused) => Promise<void>,
): Promise<void> {
  await changeBooking(deps, bookingId, cause, async (change, booking) => {
    if (!isUuid(refundId)) throw new AppError("refund-settled");
    const { tx } = change;
    const found = await tx
      .selectFrom("refund")
      .selectAll()
      .where("booking_id", "=", bookingId)
      .where("id", "in", [refundId, replacementOf(refundId)])
      .forUpdate()
      .execute();
    const refund = found.find(({ id }) => id === refundId);
    if (refund?.state !== "failed" || found.length > 1) throw new AppError("refund-settled");
    const account = await readAccount(tx, bookingId);
    const payment = account.payments.find(({ id }) => id === refund.of_payment);
    if (!payment || leftOf(payment) < refund.amount) throw new AppError("refund-too-high");
    // It went back another way since, or was taken off what she still had to pay.
    if (excessOf(account) < refund.amount) throw new AppError("refund-settled");
    await work(change, booking, { refund, payment });
    await resolveAlert(deps, tx, "refund-failed", refundId);
  });
}
