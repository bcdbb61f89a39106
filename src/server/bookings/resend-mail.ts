import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import type { MailKind } from "../../domain/mail-kind.ts";
import { resolveAlert } from "../alerts/raise-alert.ts";
import type { Tx } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { addJob } from "../queue/add-job.ts";
import type { Booking } from "./booking.ts";
import { changeBooking } from "./change-booking.ts";
import { writeJournal } from "./journal.ts";
import { oweMail } from "./owe-mail.ts";

/** Sends the mail for the booking's current state again. */
export async function resendMail(deps: Deps, bookingId: string, cause: Cause): Promise<void> {
  await changeBooking(deps, bookingId, async (tx, booking, at) => {
    const kind = await mailFor(tx, booking);
    if (!kind || !booking.guest_email) throw new AppError("no-mail-to-send");
    await oweMail(tx, bookingId, kind, at);
    const { id } = await tx
      .updateTable("mail")
      .set({ sent_at: null, refused_at: null, resent_at: at })
      .where("booking_id", "=", bookingId)
      .where("kind", "=", kind)
      .returning("id")
      .executeTakeFirstOrThrow();
    await addJob(tx, "send-mail", { mailId: id });
    // Its outcome may raise a new alert.
    await resolveAlert(deps, tx, "mail-not-sent", id);
    const facts = { mail: kind };
    await writeJournal(tx, {
      bookingId,
      event: "mail-resent",
      state: booking.state,
      at,
      cause,
      facts,
    });
  });
}

async function mailFor(tx: Tx, { id, state }: Booking): Promise<MailKind | null> {
  if (state === "confirmed") return "confirmation";
  if (state === "cancelled") return "cancellation";
  // Money was returned for one of two reasons; resend the mail that the guest had.
  const told = await tx
    .selectFrom("mail")
    .select("kind")
    .where("booking_id", "=", id)
    .where("kind", "in", ["nights-lost", "payment-returned"])
    .executeTakeFirst();
  return state === "refunded" ? ((told?.kind as MailKind | undefined) ?? null) : null;
}
