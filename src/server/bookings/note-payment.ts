import type { HandPayment, Noted } from "../../contract/owner/booking-money.ts";
import { askedOf } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { addDays, todayIn } from "../../domain/day.ts";
import type { Centavos } from "../../domain/money.ts";
import { annotate } from "../account/annotate.ts";
import { readAccount } from "../account/read-account.ts";
import { receivePayment } from "../account/receive-payment.ts";
import type { Change } from "../change.ts";
import type { Deps } from "../deps.ts";
import { getProperty } from "../property/get-property.ts";
import type { Booking } from "./booking.ts";
import { changeBooking } from "./change-booking.ts";
import { endOutdatedSession } from "./end-outdated-session.ts";
import { writeJournal } from "./journal.ts";

/** Records money taken at the reception. */
export async function notePayment(
  deps: Deps,
  bookingId: string,
  payment: HandPayment,
  cause: Cause,
): Promise<void> {
  const { timeZone } = await getProperty(deps.db);
  await changeBooking(deps, bookingId, cause, async (change, booking) => {
    // The nights are not the guest's yet, or no longer.
    if (booking.state === "held" || booking.state === "expired")
      throw new AppError("booking-not-here");
    refuseTypo(payment, askedOf(await readAccount(change.tx, bookingId)));
    refuseImpossibleDay(payment, booking, timeZone, deps.clock());
    await takeByHand(change, booking, payment);
  });
}

/** Above the balance only if confirmed: a mistyped zero is likelier than an overpayment. */
export function refuseTypo({ amount, evenMore }: HandPayment, open: Centavos): void {
  if (!evenMore && amount > Math.max(0, open)) throw new AppError("more-than-open");
}

/** A payment may be older than the booking, if the owner entered that later. */
const DAYS_BEFORE_BOOKING = 30;

export function refuseImpossibleDay(
  { on }: Noted,
  { created_at }: Pick<Booking, "created_at">,
  timeZone: string,
  now: number,
): void {
  if (!on) return;
  const first = addDays(todayIn(timeZone, created_at.getTime()), -DAYS_BEFORE_BOOKING);
  if (on < first || on > todayIn(timeZone, now)) throw new AppError("day-impossible");
}

/** Returns the payment's id. */
export async function takeByHand(
  change: Change,
  booking: Pick<Booking, "id" | "state" | "erased_at">,
  { amount, means, on, words }: HandPayment,
): Promise<string> {
  const noted = { amount, means, ...(on && { received_on: on }) };
  const made = await receivePayment(change, booking.id, noted);
  if (!made) throw new Error("a payment by hand that is known already");
  await annotate(change, booking, made.entryId, words);
  await endOutdatedSession(change, booking.id);
  const entry = { bookingId: booking.id, event: "paid-by-hand", state: booking.state } as const;
  await writeJournal(change, { ...entry, facts: { amount, method: means } });
  return made.id;
}
