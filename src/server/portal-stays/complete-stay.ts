import type { PortalMoney, PortalStayEdit } from "../../contract/owner/portal-stays.ts";
import { leftOf } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { isSameParty } from "../../domain/guests.ts";
import type { EditedField } from "../../domain/journal.ts";
import { adjustmentsIn, agreedQuote, sumOf } from "../../domain/quote.ts";
import { recharge, wholeOf } from "../account/charge.ts";
import { readAccount } from "../account/read-account.ts";
import { receivePayment } from "../account/receive-payment.ts";
import { reversePayment } from "../account/reverse-payment.ts";
import { type Booking, guestsOf } from "../bookings/booking.ts";
import { changeBooking } from "../bookings/change-booking.ts";
import { changedFields } from "../bookings/changed-fields.ts";
import { writeJournal } from "../bookings/journal.ts";
import type { Change } from "../change.ts";
import type { Deps } from "../deps.ts";
import { getPortalStay } from "./find-portal-stay.ts";

/** Adds what a portal's calendar does not contain. A stale version is refused. */
export async function completeStay(
  deps: Deps,
  bookingId: string,
  version: number,
  edit: PortalStayEdit,
  cause: Cause,
): Promise<void> {
  await changeBooking(deps, bookingId, cause, async (change, booking) => {
    if (booking.version !== version) throw new AppError("changed-meanwhile");
    await completeLocked(change, booking, edit);
  });
}

/** The caller holds the booking's lock. */
export async function completeLocked(
  change: Change,
  booking: Booking,
  edit: PortalStayEdit,
): Promise<void> {
  const stay = await getPortalStay(change.tx, booking.id);
  if (booking.erased_at) throw new AppError("guest-erased");
  const { guests } = edit;
  const set = {
    guest_name: edit.guestName,
    guest_phone: edit.guestPhone,
    guest_email: edit.guestEmail,
    expected_arrival: edit.expectedArrival,
    note: edit.note,
  };
  await change.tx
    .updateTable("booking")
    .set({ ...set, version: booking.version + 1 })
    .where("id", "=", booking.id)
    .execute();
  if (guests) {
    await change.tx
      .updateTable("stay")
      .set({
        adults: guests.adults,
        children_up_to_12: guests.childrenUpTo12,
        children_above_12: guests.childrenAbove12,
      })
      .where("booking_id", "=", booking.id)
      .where("cancelled_at", "is", null)
      .execute();
  }
  await change.tx
    .updateTable("portal_stay")
    .set({
      people_known: stay.people_known || guests !== null,
      commission: edit.money ? edit.money.commission : stay.commission,
    })
    .where("id", "=", stay.id)
    .execute();
  const fields: EditedField[] = [
    ...changedFields(booking, set),
    ...(guests && !isSameParty(guests, guestsOf(booking)) ? (["guests"] as const) : []),
    ...(edit.money && edit.money.commission !== stay.commission ? (["commission"] as const) : []),
  ];
  const entry = { bookingId: booking.id, event: "edited", state: booking.state } as const;
  await writeJournal(change, { ...entry, facts: { fields } });
  if (edit.money) await priceStay(change, booking, edit.money);
}

/** Extras and discounts stay, in addition to the portal's price. */
async function priceStay(change: Change, booking: Booking, money: PortalMoney): Promise<void> {
  if (booking.state !== "confirmed") throw new AppError("booking-not-here");
  const { price, commission } = money;
  if ((commission ?? 0) > (price ?? 0)) throw new AppError("commission-too-high");
  const dates = { checkIn: booking.check_in, checkOut: booking.check_out };
  const sold = price ? agreedQuote(dates, price).lines : [];
  const lines = [...sold, ...adjustmentsIn(booking.lines)];
  if (sumOf(lines) < 0) throw new AppError("discount-too-high");
  const amount = sumOf(lines) - booking.total;
  if (amount !== 0) {
    await recharge(change, wholeOf(booking.id), lines);
    const entry = { bookingId: booking.id, event: "price-adjusted", state: booking.state } as const;
    await writeJournal(change, { ...entry, facts: { amount } });
  }
  await enterPortalsPart(change, booking, money.paidTo === "portal" ? (price ?? 0) : 0);
}

/**
 * 'O portal recebeu': the portal's payment equals the price. Otherwise the guest pays here, and the
 * price is open.
 */
async function enterPortalsPart(change: Change, booking: Booking, wanted: number): Promise<void> {
  const { payments } = await readAccount(change.tx, booking.id);
  const noted = payments.filter((one) => one.means === "portal" && leftOf(one) > 0);
  const before = noted.reduce((sum, one) => sum + leftOf(one), 0);
  if (before === wanted) return;
  const entry = { bookingId: booking.id, state: booking.state } as const;
  for (const payment of noted) {
    const { amount } = await reversePayment(change, booking.id, payment);
    const facts = { amount: -amount, method: "portal" };
    await writeJournal(change, { ...entry, event: "payment-removed", facts });
  }
  if (wanted === 0) return;
  await receivePayment(change, booking.id, { amount: wanted, means: "portal" });
  const facts = { amount: wanted, method: "portal" };
  await writeJournal(change, { ...entry, event: "paid-by-hand", facts });
}
