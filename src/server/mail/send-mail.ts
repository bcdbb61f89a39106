import { findBooking } from "../bookings/find-booking.ts";
import type { Deps } from "../deps.ts";
import { listingName } from "../listings/listing-name.ts";
import { getProperty } from "../property/get-property.ts";
import { renderConfirmation, renderOwnerNotice } from "./render-mail.ts";

/** Sends a mail that is owed and stamps it. Tried again by the queue until the server takes it. */
export async function sendMail(deps: Deps, mailId: string): Promise<void> {
  const mail = await deps.db
    .selectFrom("mail")
    .selectAll()
    .where("id", "=", mailId)
    .executeTakeFirst();
  const booking = mail && !mail.sent_at ? await findBooking(deps.db, mail.booking_id) : undefined;
  if (!mail || !booking) return;

  const property = await getProperty(deps.db, booking.language);
  const room = await listingName(deps.db, booking.listing_id, booking.language);
  const facts = { booking, property, room, siteUrl: deps.config.PUBLIC_URL };
  const rendered =
    mail.kind === "owner-notice" ? await renderOwnerNotice(facts) : await renderConfirmation(facts);
  const to = mail.kind === "owner-notice" ? property.email : booking.guest_email;
  if (to) {
    const { hostname } = new URL(deps.config.PUBLIC_URL);
    await deps.mail.send({ ...rendered, to, messageId: `<${mail.id}@${hostname}>` });
  }
  await deps.db
    .updateTable("mail")
    .set({ sent_at: new Date(deps.clock()) })
    .where("id", "=", mail.id)
    .execute();
}
