import type { Booking } from "../bookings/booking.ts";
import { findBooking } from "../bookings/find-booking.ts";
import type { Deps } from "../deps.ts";
import { firstPhoto } from "../listings/first-photo.ts";
import { listingName } from "../listings/listing-name.ts";
import { getProperty } from "../property/get-property.ts";
import { attachmentsFor } from "./attachments.ts";
import { compose } from "./compose.ts";
import type { MailFacts } from "./facts.ts";

/** Sends a mail that is owed and stamps it. Tried again by the queue until the server takes it. */
export async function sendMail(deps: Deps, mailId: string): Promise<void> {
  const mail = await deps.db
    .selectFrom("mail")
    .selectAll()
    .where("id", "=", mailId)
    .executeTakeFirst();
  const booking = mail && !mail.sent_at ? await findBooking(deps.db, mail.booking_id) : undefined;
  if (!mail || !booking) return;

  const facts = await factsOf(deps, booking);
  const to = mail.kind.startsWith("owner-") ? facts.property.email : booking.guest_email;
  if (to) {
    const { hostname } = new URL(deps.config.PUBLIC_URL);
    const composed = await compose(mail.kind, facts);
    const attachments = await attachmentsFor(mail.kind, facts, deps.config.MEDIA_DIR);
    const messageId = `<${mail.id}@${hostname}>`;
    await deps.mail.send({ ...composed, to, messageId, attachments });
  }
  await deps.db
    .updateTable("mail")
    .set({ sent_at: new Date(deps.clock()) })
    .where("id", "=", mail.id)
    .execute();
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
