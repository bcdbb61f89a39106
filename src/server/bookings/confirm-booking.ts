import { keepNights, takeNights } from "../calendar/take-nights.ts";
import type { Tx } from "../database/connect.ts";
import { addJob } from "../jobs/add-job.ts";
import type { PaymentSession } from "../payments/provider.ts";
import type { Booking, Cause } from "./booking.ts";
import { physicalRoomsOf } from "./find-booking.ts";
import { moveBooking } from "./move-booking.ts";

export type Payment = PaymentSession & { readonly paymentId: string };

/**
 * Money has arrived for this booking. A live hold is confirmed. An expired one takes its nights
 * again if they are free; if they are not, the whole amount goes back. Rooms and row are locked.
 */
export async function confirmBooking(
  tx: Tx,
  booking: Booking,
  payment: Payment,
  cause: Cause,
  at: Date,
): Promise<Booking> {
  if (booking.state !== "held" && booking.state !== "expired") return booking;
  const stay = { checkIn: booking.check_in, checkOut: booking.check_out };
  const rooms = await physicalRoomsOf(tx, booking);
  const owner = { kind: "booking", bookingId: booking.id } as const;
  if (booking.state === "held") await keepNights(tx, booking.id);
  else if (!(await takeNights(tx, rooms, stay, owner))) {
    return refundLostNights(tx, booking, payment, cause, at);
  }
  const confirmed = await moveBooking(tx, booking, {
    to: "confirmed",
    event: "confirmed",
    at,
    cause,
    facts: { paid: payment.amount },
    set: { ...paidBy(payment), confirmed_at: at },
  });
  await oweMail(tx, booking.id, "confirmation", at);
  await oweMail(tx, booking.id, "owner-notice", at);
  return confirmed;
}

async function refundLostNights(
  tx: Tx,
  booking: Booking,
  payment: Payment,
  cause: Cause,
  at: Date,
): Promise<Booking> {
  const refund = await tx
    .insertInto("refund")
    .values({
      booking_id: booking.id,
      payment_id: payment.paymentId,
      reason: "nights-lost",
      amount: payment.amount,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addJob(tx, "send-refund", { refundId: refund.id });
  return moveBooking(tx, booking, {
    to: "refunded",
    event: "nights-lost",
    at,
    cause,
    facts: { refund: payment.amount },
    set: paidBy(payment),
  });
}

async function oweMail(tx: Tx, bookingId: string, kind: string, at: Date): Promise<void> {
  const mail = await tx
    .insertInto("mail")
    .values({ booking_id: bookingId, kind, created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addJob(tx, "send-mail", { mailId: mail.id });
}

function paidBy({ id, paymentId, guest }: Payment) {
  return {
    checkout_id: id,
    payment_id: paymentId,
    guest_name: guest.name,
    guest_email: guest.email,
    guest_phone: guest.phone,
  };
}
