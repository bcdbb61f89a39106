import { type HandMeans, keptOf, leftOf } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import { isOver } from "../../domain/booking.ts";
import type { Cause } from "../../domain/cause.ts";
import type { Centavos } from "../../domain/money.ts";
import { plainLine } from "../../domain/quote.ts";
import { stillOwedOf } from "../../domain/refund.ts";
import { charge, wholeOf } from "../account/charge.ts";
import { readAccount, type StoredAccount, type StoredPayment } from "../account/read-account.ts";
import { replacementOf } from "../account/replacement-of.ts";
import { retainLess } from "../account/retain.ts";
import { resolveAlert } from "../alerts/raise-alert.ts";
import type { Booking } from "../bookings/booking.ts";
import { changeBooking } from "../bookings/change-booking.ts";
import { endOutdatedSession } from "../bookings/end-outdated-session.ts";
import { writeJournal } from "../bookings/journal.ts";
import type { Change } from "../change.ts";
import { isUuid } from "../database/uuid.ts";
import type { Deps } from "../deps.ts";
import type { RefundRow } from "./move-refund.ts";
import { giveBackOf } from "./note-return.ts";
import { owePart } from "./owe-refund.ts";
import { waive } from "./refused-gifts.ts";

/** Sends a refund again that the provider refused for good. */
export async function retryRefund(
  deps: Deps,
  bookingId: string,
  refundId: string,
  cause: Cause,
): Promise<void> {
  await replace(deps, bookingId, refundId, cause, async (change, booking, refused) => {
    const { refund, amount } = refused;
    const again = { id: replacementOf(refundId), discount: Math.min(refund.discount, amount) };
    const part = { payment: paymentOf(refused), amount };
    await owePart(change, bookingId, part, refund.reason, again);
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
  await replace(deps, bookingId, refundId, cause, async (change, booking, refused) => {
    const { amount } = refused;
    const { reason } = refused.refund;
    const id = replacementOf(refundId);
    const paymentId = paymentOf(refused).id;
    await giveBackOf(change, bookingId, { id, paymentId, amount, means, reason });
    const entry = { bookingId, event: "paid-by-hand", state: booking.state } as const;
    await writeJournal(change, { ...entry, facts: { amount: -amount, method: means } });
  });
}

/**
 * Takes back a gift that the provider refused: the former price applies again. What the guest has
 * already had, by paying the lowered price, is not taken back.
 */
export async function takeGiftBack(
  deps: Deps,
  bookingId: string,
  refundId: string,
  cause: Cause,
): Promise<void> {
  await replace(deps, bookingId, refundId, cause, async (change, booking, refused) => {
    const { account, amount } = refused;
    const { id, reason, discount, ...refund } = refused.refund;
    if (reason !== "goodwill") throw new AppError("invalid-request");
    const line = isOver(booking.state)
      ? plainLine("retained", Math.min(amount, keptOf(account) - account.total))
      : plainLine("extra", Math.min(amount, discount));
    if (line.amount > 0) await charge(change, wholeOf(bookingId), [line]);
    await waive(deps, change, { id, waiting: refund.amount - refund.waived });
    await endOutdatedSession(change, bookingId);
    const entry = { bookingId, event: "gift-taken-back", state: booking.state } as const;
    await writeJournal(change, { ...entry, facts: { amount } });
  });
}

type Refused = {
  readonly refund: RefundRow;
  readonly account: StoredAccount;
  /** The part that is still to be given. */
  readonly amount: Centavos;
};

function paymentOf({ refund, account, amount }: Refused): StoredPayment {
  const payment = account.payments.find(({ id }) => id === refund.of_payment);
  if (!payment || leftOf(payment) < amount) throw new AppError("refund-too-high");
  return payment;
}

/** A refused refund is replaced once: its replacement's id is derived from it. */
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
    const amount = stillOwedOf(refund, account, isOver(booking.state));
    // It was refunded in another way since, or deducted from what the guest still had to pay.
    if (amount === 0) throw new AppError("refund-settled");
    await work(change, booking, { refund, account, amount });
    if (isOver(booking.state)) await retainLess(change, bookingId);
    await resolveAlert(deps, tx, "refund-failed", refundId);
  });
}
