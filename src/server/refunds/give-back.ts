import { AppError } from "../../domain/app-error.ts";
import { isOver } from "../../domain/booking.ts";
import type { Cause } from "../../domain/cause.ts";
import type { Centavos } from "../../domain/money.ts";
import { annotate } from "../account/annotate.ts";
import { retainLess } from "../account/retain.ts";
import { changeBooking } from "../bookings/change-booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import type { Deps } from "../deps.ts";
import { oweGivenBackMail } from "../outbox/owe-mail.ts";
import { discountRefund } from "./discount-refund.ts";
import { oweRefund } from "./owe-refund.ts";

/**
 * Refunds part of the payments without cancelling, by the means they came in; a guest who still
 * comes does not owe it again. Possible as long as something is left.
 */
export async function giveBack(
  deps: Deps,
  bookingId: string,
  { amount, words }: { readonly amount: Centavos; readonly words: string },
  cause: Cause,
): Promise<void> {
  await changeBooking(deps, bookingId, cause, async (change, booking) => {
    if (!(amount > 0)) throw new AppError("invalid-request");
    const isEnded = isOver(booking.state);
    if (booking.state !== "confirmed" && !isEnded) throw new AppError("booking-not-here");
    const discount = await discountRefund(change, booking, amount);
    const gift = { reason: "goodwill", amount, discount: discount?.amount ?? 0 } as const;
    const [refund] = await oweRefund(change, bookingId, gift);
    await annotate(change, booking, discount?.entryId ?? refund, words);
    if (isEnded) await retainLess(change, bookingId);
    await oweGivenBackMail(change, bookingId);
    const entry = { bookingId, event: "given-back", state: booking.state } as const;
    await writeJournal(change, { ...entry, facts: { amount: -amount } });
  });
}
