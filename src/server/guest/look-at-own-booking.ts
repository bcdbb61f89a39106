import type { GuestBooking } from "../../contract/guest-api.ts";
import { todayIn } from "../../domain/day.ts";
import { type Booking, guestsOf } from "../bookings/booking.ts";
import { boughtSteps } from "../bookings/bought-steps.ts";
import { roomsForGuest } from "../bookings/rooms-for-guest.ts";
import { statementOf } from "../bookings/statement.ts";
import type { Database } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { firstPhoto } from "../listings/first-photo.ts";
import { namesIn } from "../listings/listing-name.ts";
import { cancellationSentences, returnSentences } from "../mail/money-words.ts";
import { getProperty } from "../property/get-property.ts";

/** The stay and its account, in the booking's language. */
export async function lookAtOwnBooking(
  { db, payments }: Deps,
  booking: Booking,
): Promise<GuestBooking> {
  const { language, state, listing_id } = booking;
  const property = await getProperty(db, language);
  const { timeZone } = property;
  const money = await statementOf(db, booking);
  const reader = { language, timeZone };
  const isOn = state === "confirmed";
  const rooms = await roomsForGuest(db, booking, language);
  return {
    code: booking.code,
    state: isOn || state === "cancelled" ? state : "refunded",
    listing: {
      name: namesIn(rooms, language),
      photo: await firstPhoto(db, listing_id),
    },
    checkIn: booking.check_in,
    checkOut: booking.check_out,
    guestName: booking.guest_name,
    guests: guestsOf(booking),
    rooms,
    lines: booking.lines,
    total: money.total,
    paid: money.paid,
    open: money.open,
    isPayableOnline: isOn && money.open >= payments.leastAmount,
    plan: money.plan,
    payments: await paymentsOf(db, booking.id, timeZone),
    returns:
      state === "cancelled"
        ? cancellationSentences(money, reader)
        : returnSentences(money.returns, reader),
    steps: isOn ? boughtSteps(booking, property) : [],
  };
}

async function paymentsOf(db: Database, bookingId: string, timeZone: string) {
  const payments = await db
    .selectFrom("payment")
    .select(["received as amount", "means", "at", "received_on"])
    .where("booking_id", "=", bookingId)
    .where("received", ">", 0)
    .orderBy("at")
    .execute();
  return payments.map(({ at, received_on, ...payment }) => ({
    ...payment,
    day: received_on ?? todayIn(timeZone, at.getTime()),
  }));
}
