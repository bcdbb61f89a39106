import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import type { Centavos } from "../../domain/money.ts";
import { plainLine } from "../../domain/quote.ts";
import { annotate } from "../account/annotate.ts";
import { charge, wholeOf } from "../account/charge.ts";
import type { Booking } from "../bookings/booking.ts";
import { changeBooking } from "../bookings/change-booking.ts";
import { endOutdatedSession } from "../bookings/end-outdated-session.ts";
import { writeJournal } from "../bookings/journal.ts";
import type { Change } from "../change.ts";
import type { Deps } from "../deps.ts";

type Adjustment = { readonly amount: Centavos; readonly words: string };

/** An extra that the guest pays for, such as a transfer from the airport. */
export function addExtra(
  deps: Deps,
  bookingId: string,
  { amount, words }: Adjustment,
  cause: Cause,
): Promise<void> {
  return changeBooking(deps, bookingId, cause, (change, booking) =>
    adjust(change, booking, { amount, words }),
  );
}

export function giveDiscount(
  deps: Deps,
  bookingId: string,
  { amount, words }: Adjustment,
  cause: Cause,
): Promise<void> {
  return changeBooking(deps, bookingId, cause, (change, booking) =>
    adjust(change, booking, { amount: -amount, words }),
  );
}

/** Sets another total than the owner saw, by one line for the difference. */
export function agreeTotal(
  deps: Deps,
  bookingId: string,
  agreed: { readonly total: Centavos; readonly seen: Centavos; readonly words: string },
  cause: Cause,
): Promise<void> {
  return changeBooking(deps, bookingId, cause, async (change, booking) => {
    if (booking.total !== agreed.seen) throw new AppError("changed-meanwhile");
    const amount = agreed.total - booking.total;
    if (amount !== 0) await adjust(change, booking, { amount, words: agreed.words });
  });
}

/** A negative amount is a discount. What the guest has then paid too much, the owner gives back. */
async function adjust(
  change: Change,
  booking: Booking,
  { amount, words }: Adjustment,
): Promise<void> {
  if (booking.state !== "confirmed") throw new AppError("booking-not-here");
  if (booking.total + amount < 0) throw new AppError("discount-too-high");
  const kind = amount < 0 ? "discount" : "extra";
  const [entryId] = await charge(change, wholeOf(booking.id), [plainLine(kind, amount)]);
  await annotate(change, booking, entryId, words);
  await endOutdatedSession(change, booking.id);
  const entry = { bookingId: booking.id, event: "price-adjusted", state: booking.state } as const;
  await writeJournal(change, { ...entry, facts: { amount } });
}
