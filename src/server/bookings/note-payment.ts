import type { HandPayment } from "../../contract/owner/bookings.ts";
import { openOf } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import type { Centavos } from "../../domain/money.ts";
import { readAccount } from "../account/read-account.ts";
import { receivePayment } from "../account/receive-payment.ts";
import type { Change } from "../change.ts";
import type { Deps } from "../deps.ts";
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
    refuseTypo(payment, openOf(await readAccount(change.tx, bookingId)));
    await takeByHand(change, booking, payment);
  });
}

/** An extra zero is more likely than a guest who pays too much. */
export function refuseTypo({ amount, evenMore }: HandPayment, open: Centavos): void {
  if (!evenMore && amount > Math.max(0, open)) throw new AppError("more-than-open");
}

export async function takeByHand(
  change: Change,
  booking: Pick<Booking, "id" | "state">,
  { amount, means }: HandPayment,
): Promise<void> {
  await receivePayment(change, booking.id, { amount, means });
  const entry = { bookingId: booking.id, event: "paid-by-hand", state: booking.state } as const;
  await writeJournal(change, { ...entry, facts: { amount, method: means } });
}
