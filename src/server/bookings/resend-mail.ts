import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import type { MailKind } from "../../domain/mail-kind.ts";
import type { Role } from "../../domain/person.ts";
import { resolveAlert } from "../alerts/raise-alert.ts";
import type { Tx } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { isPortals } from "../outbox/is-portals.ts";
import { oweMailAgain } from "../outbox/owe-mail.ts";
import type { Booking } from "./booking.ts";
import { changeBooking } from "./change-booking.ts";
import { findLink, makeLink } from "./guest-link-rows.ts";
import { writeJournal } from "./journal.ts";

/**
 * Sends the mail for the booking's current state again. It contains the link, so the team may send
 * it only to an address that has not changed since its link was made.
 */
export async function resendMail(
  deps: Deps,
  bookingId: string,
  { cause, role }: { readonly cause: Cause; readonly role: Role },
): Promise<void> {
  await changeBooking(deps, bookingId, cause, async (change, booking) => {
    const { tx } = change;
    if (await isPortals(tx, bookingId)) throw new AppError("portal-decides");
    const kind = await mailFor(tx, booking);
    if (!kind || !booking.guest_email) throw new AppError("no-mail-to-send");
    if (role === "owner") await makeLink(change, bookingId, booking.guest_email);
    else if (!(await findLink(tx, bookingId, booking.guest_email))) {
      throw new AppError("address-corrected");
    }
    const id = await oweMailAgain(change, bookingId, kind);
    // If this mail fails too, that is a new alert.
    await resolveAlert(deps, tx, "mail-not-sent", id);
    const facts = { mail: kind };
    await writeJournal(change, { bookingId, event: "mail-resent", state: booking.state, facts });
  });
}

async function mailFor(tx: Tx, { id, state }: Booking): Promise<MailKind | null> {
  if (state === "confirmed") return "confirmation";
  if (state === "cancelled") return "cancellation";
  // Money is returned for one of two reasons: resend the mail that the guest had.
  const told = await tx
    .selectFrom("mail")
    .select("kind")
    .where("booking_id", "=", id)
    .where("kind", "in", ["nights-lost", "payment-returned"])
    .executeTakeFirst();
  return state === "refunded" ? ((told?.kind as MailKind | undefined) ?? null) : null;
}
