import type { Selectable } from "kysely";
import type { Booking } from "../bookings/booking.ts";
import { findBooking } from "../bookings/find-booking.ts";
import type { Tables } from "../database/tables.ts";
import type { Deps } from "../deps.ts";
import { firstPhoto } from "../listings/first-photo.ts";
import { listingName } from "../listings/listing-name.ts";
import { getProperty } from "../property/get-property.ts";
import { attachmentsFor, logoAttachment } from "./attachments.ts";
import { compose } from "./compose.ts";
import { composeAlert, isMailed } from "./compose-alert.ts";
import type { MailFacts } from "./facts.ts";
import type { OutgoingMail } from "./transport.ts";

type Mail = Selectable<Tables["mail"]>;
type Letter = Omit<OutgoingMail, "messageId">;

/** Sends a mail that is owed and stamps it. Tried again by the queue until the server takes it. */
export async function sendMail(deps: Deps, mailId: string): Promise<void> {
  const mail = await deps.db
    .selectFrom("mail")
    .selectAll()
    .where("id", "=", mailId)
    .where("sent_at", "is", null)
    .executeTakeFirst();
  if (!mail) return;
  const letter =
    mail.kind === "owner-alert" ? await alertMail(deps, mail) : await bookingMail(deps, mail);
  if (letter) {
    await deps.mail.send({ ...letter, messageId: messageIdOf(deps, mail) });
  }
  await deps.db
    .updateTable("mail")
    .set({ sent_at: new Date(deps.clock()) })
    .where("id", "=", mail.id)
    .execute();
}

/**
 * Named by what it tells of, not by its row: after a restore the row may be another one, and the
 * guest's program still sees that it is the same mail.
 */
function messageIdOf(deps: Deps, { kind, booking_id, alert_id }: Mail): string {
  const { hostname } = new URL(deps.config.PUBLIC_URL);
  return `<${kind}.${booking_id ?? alert_id}@${hostname}>`;
}

/** Null if nobody has left an address to write to. */
async function bookingMail(deps: Deps, { kind, booking_id }: Mail): Promise<Letter | null> {
  const booking = booking_id ? await findBooking(deps.db, booking_id) : undefined;
  if (!booking || kind === "owner-alert") return null;
  const facts = await factsOf(deps, booking);
  const to = kind.startsWith("owner-") ? facts.property.email : booking.guest_email;
  if (!to) return null;
  const attachments = await attachmentsFor(kind, facts, deps.config.MEDIA_DIR);
  return { ...(await compose(kind, facts)), to, attachments };
}

async function alertMail(deps: Deps, { alert_id }: Mail): Promise<Letter | null> {
  const property = await getProperty(deps.db);
  if (!alert_id || !property.email) return null;
  const alert = await deps.db
    .selectFrom("alert")
    .select(["kind", "subject", "facts"])
    .where("id", "=", alert_id)
    .executeTakeFirstOrThrow();
  const { kind, subject, facts } = alert;
  if (!isMailed(kind)) return null;
  const siteUrl = deps.config.PUBLIC_URL;
  const composed = await composeAlert({ kind, subject, facts, property, siteUrl });
  return { ...composed, to: property.email, attachments: [logoAttachment()] };
}

async function factsOf(deps: Deps, booking: Booking): Promise<MailFacts> {
  const refunds = await deps.db
    .selectFrom("refund")
    .select("amount")
    .where("booking_id", "=", booking.id)
    .execute();
  return {
    booking,
    property: await getProperty(deps.db, booking.language),
    room: await listingName(deps.db, booking.listing_id, booking.language),
    photo: await firstPhoto(deps.db, booking.listing_id),
    refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
    siteUrl: deps.config.PUBLIC_URL,
  };
}
