import type { Cause } from "../../domain/cause.ts";
import { areUnsold, freeNights, keepNights, takeNights } from "../calendar/take-nights.ts";
import type { Tx } from "../database/connect.ts";
import { physicalRoomsOf } from "../listings/physical-rooms-of.ts";
import type { PaymentSession, ProviderRefund } from "../payments/provider.ts";
import { accountOf } from "./account.ts";
import { adoptRefunds } from "./adopt-refunds.ts";
import type { Booking } from "./booking.ts";
import { expireHold } from "./expire-hold.ts";
import { moveBooking } from "./move-booking.ts";
import { oweMail } from "./owe-mail.ts";
import { oweRefund } from "./owe-refund.ts";
import { takeFromUnpaid } from "./take-from-unpaid.ts";

export type Payment = PaymentSession & { readonly paymentId: string };

/**
 * Money has arrived for this booking. A live hold is confirmed; one that was displaced takes its
 * nights back from whoever has not paid. An expired one takes them again if they are free. Where
 * they are not to be had, the whole amount goes back. Rooms and row are locked, so what is read
 * here is what is: a booking that is confirmed already keeps its money.
 */
export async function confirmBooking(
  tx: Tx,
  booking: Booking,
  payment: Payment,
  cause: Cause,
  at: Date,
): Promise<Booking> {
  if (booking.state !== "held" && booking.state !== "expired") return booking;
  if (!(await haveNights(tx, booking, at)))
    return refundLostNights(tx, booking, payment, cause, at);
  const confirmed = await markConfirmed(tx, booking, payment, cause, at);
  await oweMail(tx, booking.id, "confirmation", at);
  await oweMail(tx, booking.id, "owner-notice", at);
  return confirmed;
}

export function markConfirmed(
  tx: Tx,
  booking: Booking,
  payment: Payment,
  cause: Cause,
  at: Date,
): Promise<Booking> {
  const facts = { paid: payment.amount };
  const set = { ...paidBy(payment, booking), confirmed_at: at };
  return moveBooking(tx, booking, { to: "confirmed", event: "confirmed", at, cause, facts, set });
}

async function haveNights(tx: Tx, booking: Booking, at: Date): Promise<boolean> {
  if (booking.state === "held" && (await keepNights(tx, booking.id))) return true;
  const stay = { checkIn: booking.check_in, checkOut: booking.check_out };
  const rooms = await physicalRoomsOf(tx, booking);
  const taker = { kind: "booking", bookingId: booking.id } as const;
  if (booking.state === "expired") return takeNights(tx, rooms, stay, taker);
  // Nobody is displaced in vain.
  return (await areUnsold(tx, rooms, stay)) && takeFromUnpaid(tx, rooms, stay, taker, at);
}

async function refundLostNights(
  tx: Tx,
  found: Booking,
  payment: Payment,
  cause: Cause,
  at: Date,
): Promise<Booking> {
  // Where one of several rooms was still free, it was taken a moment ago.
  await freeNights(tx, found.id);
  const { disputed } = await accountOf(tx, found);
  // What her bank has taken in hand is between her and the bank.
  const amount = Math.max(0, payment.amount - payment.refunded - disputed);
  const end = { event: "nights-lost", facts: { refund: amount } } as const;
  const refunded = await endUnbooked(tx, found, payment, end, cause, at);
  if (amount === 0) return refunded;
  await oweRefund(tx, refunded, { reason: "nights-lost", amount, at });
  await oweMail(tx, found.id, "nights-lost", at);
  await oweMail(tx, found.id, "owner-nights-lost", at);
  return refunded;
}

/**
 * All of the money went back at the provider before it had become a booking: it becomes none. What
 * went back is written down; nothing is owed for it.
 */
export async function closeGivenBack(
  tx: Tx,
  booking: Booking,
  payment: Payment,
  refunds: readonly ProviderRefund[],
  cause: Cause,
  at: Date,
): Promise<Booking> {
  const end = { event: "payment-returned", facts: {} } as const;
  const closed = await endUnbooked(tx, booking, payment, end, cause, at);
  await oweMail(tx, booking.id, "payment-returned", at);
  return adoptRefunds(tx, closed, refunds, cause, at);
}

/** Money that came and will be no booking: the nights are free, and who paid is written down. */
async function endUnbooked(
  tx: Tx,
  found: Booking,
  payment: Payment,
  end: { event: "nights-lost" | "payment-returned"; facts: object },
  cause: Cause,
  at: Date,
): Promise<Booking> {
  const booking = await expireHold(tx, found, cause, at);
  const set = paidBy(payment, booking);
  return moveBooking(tx, booking, {
    ...end,
    to: "refunded",
    at,
    cause,
    facts: { ...end.facts },
    set,
  });
}

/** The provider still knows who paid for a booking whose guest was erased; here it stays unknown. */
function paidBy({ id, paymentId, amount, guest }: Payment, { erased_at }: Booking) {
  const money = { checkout_id: id, payment_id: paymentId, paid_amount: amount };
  if (erased_at) return money;
  return {
    ...money,
    guest_name: guest.name,
    guest_email: guest.email,
    guest_phone: guest.phone,
  };
}
