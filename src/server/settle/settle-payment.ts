import { receivePayment } from "../account/receive-payment.ts";
import { makePaidChange } from "../amendments/make-paid-change.ts";
import type { Booking } from "../bookings/booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import type { Change } from "../change.ts";
import type { Deps } from "../deps.ts";
import { oweMailAgain } from "../outbox/owe-mail.ts";
import type { ProviderRefund } from "../payments/provider.ts";
import { adoptRefunds, endingRefund } from "../refunds/adopt-refunds.ts";
import { returnExcess } from "../refunds/return-excess.ts";
import {
  closeGivenBack,
  confirmBooking,
  type Payment,
  restoreCancelled,
} from "./confirm-booking.ts";
import { enterChargebacks } from "./enter-chargebacks.ts";
import type { SessionRow } from "./payment-session.ts";

/**
 * Enters a payment in the account, once. A refunded payment confirms nothing: neither one that we
 * refunded before a restore, nor one refunded by hand at the provider before we knew of it.
 */
export async function settlePayment(
  deps: Deps,
  change: Change,
  booking: Booking,
  payment: Payment,
  refunds: readonly ProviderRefund[],
  { isFound, row }: { readonly isFound: boolean; readonly row: SessionRow },
): Promise<Booking> {
  if (!(await enter(change, booking, payment))) return booking;
  const isUnsettled = booking.state === "held" || booking.state === "expired";
  const settled = isUnsettled ? await settleMoney(change, booking, payment, refunds) : booking;
  const own = refunds.filter(({ paymentId }) => paymentId === payment.paymentId);
  const told = await adoptRefunds(change, settled, own);
  if (isUnsettled) return told;
  const outcome = await makePaidChange(change, booking, row);
  await enterLater(deps, change, booking, payment, { isFound, isInVain: outcome === "lost" });
  return told;
}

/** The same session was paid again. The payment covers the open amount; the excess is refunded. */
export async function enterFurther(
  deps: Deps,
  change: Change,
  booking: Booking,
  payment: Payment,
  refunds: readonly ProviderRefund[],
): Promise<void> {
  if (!(await enter(change, booking, payment))) return;
  const own = refunds.filter(({ paymentId }) => paymentId === payment.paymentId);
  const told = await adoptRefunds(change, booking, own);
  await enterLater(deps, change, told, payment, { isFound: false, isInVain: false });
}

/** False if the payment is known already. */
async function enter(change: Change, { id }: Booking, payment: Payment): Promise<boolean> {
  const { provider, paymentId: reference, amount, means, refundableUntil } = payment;
  const entered = await receivePayment(change, id, {
    ...{ means: "online", provider, reference, amount },
    online_means: means === "card-or-pix" ? null : means,
    refundable_until: refundableUntil,
  });
  if (!entered) return false;
  await enterChargebacks(change, id, reference);
  return true;
}

/**
 * A payment besides the one that confirmed the booking. What exceeds the price is refunded, unless
 * its session was lost in a restore: then the owner decides.
 */
async function enterLater(
  deps: Deps,
  change: Change,
  { id, state }: Booking,
  payment: Payment,
  { isFound, isInVain }: { readonly isFound: boolean; readonly isInVain: boolean },
) {
  const { amount, paymentId } = payment;
  await writeJournal(change, { bookingId: id, event: "paid-online", state, facts: { amount } });
  if (!isFound) await returnExcess(deps, change, { id, state }, paymentId);
  // The mail's text about the refund has changed.
  if (state === "cancelled") await oweMailAgain(change, id, "cancellation");
  if (state !== "confirmed") return;
  if (isInVain) {
    await oweMailAgain(change, id, "change-lost");
    return;
  }
  await oweMailAgain(change, id, "payment-received");
  await oweMailAgain(change, id, "owner-payment");
}

/** Decides the booking's outcome by the payment; its refunds are recorded after that. */
function settleMoney(
  change: Change,
  booking: Booking,
  payment: Payment,
  refunds: readonly ProviderRefund[],
): Promise<Booking> {
  const ours = refunds.filter(({ refundId }) => refundId !== null);
  if (endingRefund(ours, payment.amount)) return restoreCancelled(change, booking, payment);
  if (endingRefund(refunds, payment.amount)) return closeGivenBack(change, booking, payment);
  return confirmBooking(change, booking, payment);
}
