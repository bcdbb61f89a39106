import { leftOf } from "../../domain/account.ts";
import type { Centavos } from "../../domain/money.ts";
import { rechargeAll } from "../account/charge.ts";
import { readAccount, type StoredPayment } from "../account/read-account.ts";
import type { Booking } from "../bookings/booking.ts";
import { expireHold } from "../bookings/expire-hold.ts";
import { moveBooking } from "../bookings/move-booking.ts";
import { takeFromUnpaid } from "../bookings/take-from-unpaid.ts";
import { passToBooking } from "../calendar/keep-nights.ts";
import {
  areUnsold,
  freeNights,
  keepNights,
  takeStays,
  type WantedStay,
} from "../calendar/take-nights.ts";
import type { Change } from "../change.ts";
import { withRooms } from "../listings/physical-rooms-of.ts";
import { noteSentMail, oweMail } from "../outbox/owe-mail.ts";
import type { PaymentSession } from "../payments/provider.ts";
import { owePart } from "../refunds/owe-refund.ts";

export type Payment = PaymentSession & { readonly paymentId: string };

/** A payment that the owner noted; the guest's contact is in the booking already. */
type PaymentByHand = {
  readonly amount: Centavos;
  /** Id of our `payment` row. */
  readonly enteredId: string;
};

/**
 * Confirms a paid booking. A live hold is confirmed; a displaced one takes its nights back from
 * unpaid holds; an expired one takes them again if they are free. If they are not available,
 * everything is refunded.
 */
export async function confirmBooking(
  change: Change,
  booking: Booking,
  payment: Payment | PaymentByHand,
): Promise<Booking> {
  if (!(await haveNights(change, booking))) return refundLostNights(change, booking, payment);
  const confirmed = await markConfirmed(change, booking, payment);
  await oweMail(change, booking.id, "confirmation");
  await oweMail(change, booking.id, "owner-notice");
  return confirmed;
}

function markConfirmed(
  change: Change,
  booking: Booking,
  payment: Payment | PaymentByHand,
): Promise<Booking> {
  const facts = { paid: payment.amount };
  const set = { ...paidBy(payment, booking), confirmed_at: change.at };
  return moveBooking(change, booking, { to: "confirmed", event: "confirmed", facts, set });
}

async function haveNights(change: Change, booking: Booking): Promise<boolean> {
  const { tx } = change;
  if (await passToBooking(tx, booking, "booking")) return true;
  if (booking.state === "held" && (await keepNights(tx, booking.id))) return true;
  const stays = await withRooms(tx, booking.stays);
  if (booking.state === "expired") return haveAgain(change, booking, stays);
  // Takes nights from other holds only if all nights can be had.
  return (await areUnsold(change, stays)) && takeFromUnpaid(change, booking.id, "booking", stays);
}

/**
 * For an expired hold: other holds keep their nights, except another attempt to pay the same
 * proposal.
 */
async function haveAgain(
  change: Change,
  { id, proposal_id }: Booking,
  stays: readonly WantedStay[],
): Promise<boolean> {
  if (await takeStays(change, id, "booking", stays)) return true;
  if (!proposal_id) return false;
  // If only some of the rooms were free, the attempt above has taken them.
  await freeNights(change, id);
  return takeFromUnpaid(change, id, "booking", stays, proposal_id);
}

async function refundLostNights(
  change: Change,
  found: Booking,
  payment: Payment | PaymentByHand,
): Promise<Booking> {
  // If only some of the rooms were free, the attempt above has taken them.
  await freeNights(change, found.id);
  const { payments } = await readAccount(change.tx, found.id);
  const paid = payments.find((one) => isEntryOf(one, payment));
  if (!paid) throw new Error("a payment that was not entered");
  // A disputed amount is not refunded: the guest's bank decides about it.
  const amount = Math.max(0, leftOf(paid) - ("enteredId" in payment ? 0 : payment.refunded));
  const end = { event: "nights-lost", facts: { refund: amount } } as const;
  const refunded = await endUnbooked(change, found, payment, end);
  if (amount === 0) return refunded;
  await owePart(change, found.id, { payment: paid, amount }, "nights-lost");
  await oweMail(change, found.id, "nights-lost");
  await oweMail(change, found.id, "owner-nights-lost");
  return refunded;
}

function isEntryOf({ id, reference }: StoredPayment, payment: Payment | PaymentByHand): boolean {
  return "enteredId" in payment ? id === payment.enteredId : reference === payment.paymentId;
}

/**
 * The whole payment was refunded at the provider before it was settled here: no booking, and no
 * further refund.
 */
export async function closeGivenBack(
  change: Change,
  booking: Booking,
  payment: Payment,
): Promise<Booking> {
  const end = { event: "payment-returned", facts: {} } as const;
  const closed = await endUnbooked(change, booking, payment, end);
  await oweMail(change, booking.id, "payment-returned");
  return closed;
}

/**
 * A booking that was paid, confirmed and cancelled after the restored backup was made: all of it is
 * recorded at once. The guest had the mails at the time.
 */
export async function restoreCancelled(
  change: Change,
  booking: Booking,
  payment: Payment,
): Promise<Booking> {
  const paid = await markConfirmed(change, booking, payment);
  await noteSentMail(change, booking.id, "confirmation");
  return paid;
}

/** Paid, but not booked: frees the nights and records the payer. */
async function endUnbooked(
  change: Change,
  found: Booking,
  payment: Payment | PaymentByHand,
  end: { event: "nights-lost" | "payment-returned"; facts: object },
): Promise<Booking> {
  const booking = await expireHold(change, found);
  await rechargeAll(change, booking.id, []);
  const set = paidBy(payment, booking);
  return moveBooking(change, booking, { ...end, to: "refunded", facts: { ...end.facts }, set });
}

/** The provider still knows the payer of an erased booking; do not write it back. */
function paidBy(payment: Payment | PaymentByHand, booking: Booking) {
  if (booking.erased_at || "enteredId" in payment) return {};
  const { guest } = payment;
  // If our form asked, the guest is whom it named, even if another person pays.
  return {
    guest_name: booking.guest_name ?? guest.name,
    guest_email: booking.guest_email ?? guest.email,
    guest_phone: booking.guest_phone ?? guest.phone,
  };
}
