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
 * Confirms a paid booking. A live hold is confirmed; a displaced one takes its nights back from
 * unpaid holds; an expired one takes them again if they are free. If they are not available,
 * everything is refunded. Rooms and row are locked, so the state is current: a booking that is
 * already confirmed keeps its money.
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
  // Displace nobody unless all nights can be had.
  return (await areUnsold(tx, rooms, stay)) && takeFromUnpaid(tx, rooms, stay, taker, at);
}

async function refundLostNights(
  tx: Tx,
  found: Booking,
  payment: Payment,
  cause: Cause,
  at: Date,
): Promise<Booking> {
  // If only some of the rooms were free, they were taken just now: free them.
  await freeNights(tx, found.id);
  const { disputed } = await accountOf(tx, found);
  // Amounts in a chargeback are not refunded.
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
 * Everything was refunded at the provider before the booking was confirmed, so it is not confirmed.
 * The refund is recorded; nothing is owed.
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

/** Paid, but not booked: frees the nights and records the payer. */
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

/** The provider still knows the payer of an erased booking; do not write it back. */
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
