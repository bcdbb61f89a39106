import type { Selectable } from "kysely";
import type { Centavos } from "../../domain/money.ts";
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

export type Mail = Selectable<Tables["mail"]>;
type Letter = Omit<OutgoingMail, "messageId">;

/** What a mail says, from what the books say now. Null if nobody has left an address to write to. */
export function writeLetter(deps: Deps, mail: Mail): Promise<Letter | null> {
  return mail.kind === "owner-alert" ? alertLetter(deps, mail) : bookingLetter(deps, mail);
}

async function bookingLetter(deps: Deps, { kind, booking_id }: Mail): Promise<Letter | null> {
  const booking = booking_id ? await findBooking(deps.db, booking_id) : undefined;
  if (!booking || kind === "owner-alert") return null;
  const facts = await factsOf(deps, booking);
  const to = kind.startsWith("owner-") ? facts.property.email : booking.guest_email;
  if (!to) return null;
  const attachments = await attachmentsFor(kind, facts, deps.config.MEDIA_DIR);
  return { ...(await compose(kind, facts)), to, attachments };
}

async function alertLetter(deps: Deps, { alert_id }: Mail): Promise<Letter | null> {
  const property = await getProperty(deps.db);
  if (!alert_id || !property.email) return null;
  const alert = await deps.db
    .selectFrom("alert")
    .select(["kind", "subject", "facts", "booking_id"])
    .where("id", "=", alert_id)
    .executeTakeFirstOrThrow();
  const { kind, subject, facts } = alert;
  if (!isMailed(kind)) return null;
  const siteUrl = deps.config.PUBLIC_URL;
  const booking = alert.booking_id ? await findBooking(deps.db, alert.booking_id) : undefined;
  const stay = booking
    ? { booking, room: await listingName(deps.db, booking.listing_id, "pt-BR") }
    : null;
  const composed = await composeAlert({ kind, subject, facts, stay, property, siteUrl });
  return { ...composed, to: property.email, attachments: [logoAttachment()] };
}

async function factsOf(deps: Deps, booking: Booking): Promise<MailFacts> {
  return {
    booking,
    property: await getProperty(deps.db, booking.language),
    room: await listingName(deps.db, booking.listing_id, booking.language),
    photo: await firstPhoto(deps.db, booking.listing_id),
    refunded: await givenBackAtTheEnd(deps, booking.id),
    siteUrl: deps.config.PUBLIC_URL,
  };
}

/**
 * What the end of a booking gives back, by its own record. Refunds for other reasons, such as a
 * stay that was shortened before, were told of when they happened.
 */
async function givenBackAtTheEnd(deps: Deps, bookingId: string): Promise<Centavos> {
  const cancelled = await deps.db
    .selectFrom("cancellation")
    .select("refund_amount as amount")
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
  const lost = await deps.db
    .selectFrom("refund")
    .select("amount")
    .where("booking_id", "=", bookingId)
    .where("reason", "=", "nights-lost")
    .executeTakeFirst();
  return (cancelled ?? lost)?.amount ?? 0;
}
