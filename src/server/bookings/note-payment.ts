import type { HandPayment } from "../../contract/owner/bookings.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import type { Centavos } from "../../domain/money.ts";
import { balance, leftHere } from "../../domain/payment.ts";
import type { Change } from "../change.ts";
import type { Deps } from "../deps.ts";
import { accountOf } from "./account.ts";
import type { Booking } from "./booking.ts";
import { changeBooking } from "./change-booking.ts";
import { writeJournal } from "./journal.ts";

/** Records money taken at the reception. */
export async function notePayment(
  deps: Deps,
  bookingId: string,
  payment: HandPayment,
  cause: Cause,
): Promise<void> {
  await changeBooking(deps, bookingId, cause, async (change, booking) => {
    const account = await accountOf(change.tx, booking);
    if (-payment.amount > leftHere(account)) throw new AppError("refund-too-high");
    refuseTypo(payment, balance(account));
    await insertHandPayment(change, booking, payment);
  });
}

/** An extra zero is more likely than a guest who pays too much. */
export function refuseTypo({ amount, evenMore }: HandPayment, open: Centavos): void {
  if (!evenMore && amount > Math.max(0, open)) throw new AppError("more-than-open");
}

export async function insertHandPayment(
  change: Change,
  booking: Pick<Booking, "id" | "state">,
  { amount, method }: HandPayment,
): Promise<void> {
  const { tx, cause, at } = change;
  await tx
    .insertInto("hand_payment")
    .values({ booking_id: booking.id, amount, method, at, by: cause.actor })
    .execute();
  const facts = { amount, method };
  const entry = { bookingId: booking.id, event: "paid-by-hand", state: booking.state } as const;
  await writeJournal(change, { ...entry, facts });
}
