import type { PixAnswer } from "../../contract/owner/hand-pix.ts";
import { askedOf } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { readAccount } from "../account/read-account.ts";
import { raiseAlert, resolveAlert } from "../alerts/raise-alert.ts";
import type { Booking } from "../bookings/booking.ts";
import { withLockedBooking } from "../bookings/change-booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import { refuseImpossibleDay, refuseTypo, takeByHand } from "../bookings/note-payment.ts";
import type { Change } from "../change.ts";
import type { Deps } from "../deps.ts";
import { oweMailAgain } from "../outbox/owe-mail.ts";
import { getProperty } from "../property/get-property.ts";
import { returnExcessByHand } from "../refunds/return-excess.ts";
import { confirmBooking } from "../settle/confirm-booking.ts";
import { getPix, type PixRow } from "./find-pix.ts";

type Received = Extract<PixAnswer, { kind: "received" }>;

/**
 * The owner's answer, which alone makes it a payment. Of two concurrent answers, the second is
 * refused.
 */
export async function answerPix(
  deps: Deps,
  pixId: string,
  answer: PixAnswer,
  cause: Cause,
): Promise<void> {
  const { booking_id } = await getPix(deps.db, pixId);
  const { timeZone } = await getProperty(deps.db);
  await withLockedBooking(deps, { id: booking_id }, cause, async (change, booking) => {
    const pix = await getPix(change.tx, pixId);
    if (pix.state === "received") throw new AppError("pix-answered");
    if (answer.kind === "missing") await noteMissing(change, booking, pix);
    else {
      refuseImpossibleDay(answer, booking, timeZone, deps.clock());
      await receive(deps, change, booking, pix, answer);
    }
    await resolveAlert(deps, change.tx, "pix-unanswered", pixId);
  });
}

/** A hold stays until its deadline: the guest may find out why the Pix is missing. */
async function noteMissing(change: Change, booking: Booking, pix: PixRow): Promise<void> {
  if (!pix.told_at || pix.answered_at) throw new AppError("pix-answered");
  const { id: bookingId, state } = booking;
  await change.tx
    .updateTable("hand_pix")
    .set({
      state: pix.state === "ended" ? "ended" : "missing",
      answered_at: change.at,
      answered_by: change.cause.actor,
    })
    .where("id", "=", pix.id)
    .execute();
  await writeJournal(change, { bookingId, event: "pix-missing", state });
  await oweMailAgain(change, bookingId, "pix-missing");
}

async function receive(
  deps: Deps,
  change: Change,
  booking: Booking,
  pix: PixRow,
  { amount, on, evenMore }: Received,
): Promise<void> {
  if (!(amount > 0)) throw new AppError("invalid-request");
  const payment = {
    amount,
    means: "pix",
    ...(on && { on }),
    ...(evenMore && { evenMore }),
  } as const;
  refuseTypo(payment, askedOf(await readAccount(change.tx, booking.id)));
  const enteredId = await takeByHand(change, booking, payment);
  // Before the booking changes state, which ends every Pix that is still open.
  await change.tx
    .updateTable("hand_pix")
    .set({
      state: "received",
      payment_id: enteredId,
      email_hash: null,
      phone_hash: null,
      answered_at: change.at,
      answered_by: change.cause.actor,
    })
    .where("id", "=", pix.id)
    .execute();
  const isHold = booking.state === "held" || booking.state === "expired";
  const settled = isHold ? await confirmBooking(change, booking, { amount, enteredId }) : booking;
  if (isHold && settled.state === "refunded") {
    const about = { subject: booking.id, bookingId: booking.id };
    await raiseAlert(deps, change.tx, { kind: "nights-lost", ...about });
  }
  await returnExcessByHand(deps, change, settled, enteredId);
  if (!isHold) await tellOfPayment(change, booking);
}

async function tellOfPayment(change: Change, { id, state }: Booking): Promise<void> {
  if (state === "confirmed") await oweMailAgain(change, id, "payment-received");
  // The mail's text about the refund has changed.
  if (state === "cancelled") await oweMailAgain(change, id, "cancellation");
}
