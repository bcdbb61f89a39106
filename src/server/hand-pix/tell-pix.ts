import { AppError } from "../../domain/app-error.ts";
import { pixDeadline, yieldsUntil } from "../../domain/pix-deadline.ts";
import type { Booking } from "../bookings/booking.ts";
import { changeBooking } from "../bookings/change-booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import { keepHold } from "../bookings/keep-hold.ts";
import { countUntil } from "../calendar/take-nights.ts";
import type { Change } from "../change.ts";
import type { Deps } from "../deps.ts";
import { oweMailAgain } from "../outbox/owe-mail.ts";
import { getProperty } from "../property/get-property.ts";
import { latestPix, type PixRow } from "./find-pix.ts";
import { keepReceipt } from "./keep-receipt.ts";

/**
 * The guest says that the Pix is paid. It confirms nothing: the owner is asked to look, and a hold
 * keeps its nights until then. After the deadline nothing is held, but the owner is still asked.
 */
export async function tellPix(
  deps: Deps,
  bookingId: string,
  /** The guest's picture of the bank's receipt, re-encoded by us. */
  receipt: Buffer | null = null,
): Promise<void> {
  const property = await getProperty(deps.db);
  const cause = { actor: "visitor", source: "site" } as const;
  await changeBooking(deps, bookingId, cause, async (change, booking) => {
    const pix = await latestPix(change.tx, bookingId);
    if (!pix) throw new AppError("pix-unknown");
    if (pix.state === "received") throw new AppError("pix-answered");
    if (receipt) await keepReceipt(change, pix.id, receipt);
    if (pix.told_at && !pix.answered_at) return;
    const told = change.at.getTime();
    const deadline = pixDeadline(told, { ...property, checkIn: booking.check_in });
    await noteTold(change, booking, pix, {
      deadline: new Date(deadline),
      yieldsUntil: new Date(yieldsUntil(told, property.timeZone)),
    });
  });
}

type Times = { readonly deadline: Date; readonly yieldsUntil: Date };

async function noteTold(
  change: Change,
  booking: Booking,
  pix: PixRow,
  times: Times,
): Promise<void> {
  const { tx, at } = change;
  const { id: bookingId, state, hold_expires_at } = booking;
  const isWaiting = pix.state !== "ended" && state === "held";
  // No more time for a hold that is over and only waits for its job, nor for a guest who repeats it
  // after the owner found nothing.
  const ends = pix.answer_by ?? (hold_expires_at && hold_expires_at <= at ? hold_expires_at : null);
  const answerBy = isWaiting ? (ends ?? (await keep(change, booking, times))) : null;
  await tx
    .updateTable("hand_pix")
    .set({
      state: pix.state === "ended" ? "ended" : "told",
      told_at: at,
      answered_at: null,
      answered_by: null,
      ...(answerBy && { answer_by: answerBy }),
    })
    .where("id", "=", pix.id)
    .execute();
  await writeJournal(change, { bookingId, event: "pix-told", state });
  await oweMailAgain(change, bookingId, "owner-pix-told");
}

async function keep(change: Change, booking: Booking, times: Times): Promise<Date> {
  await countUntil(change.tx, booking.id, times.yieldsUntil);
  return keepHold(change, booking, times.deadline);
}
