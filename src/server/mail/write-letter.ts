import { createElement, type ReactElement } from "react";
import type { Language } from "../../domain/language.ts";
import type { MailKind } from "../../domain/mail-kind.ts";
import type { BookedStay, Booking } from "../bookings/booking.ts";
import { cancellationOf } from "../bookings/cancellation-of.ts";
import { findBooking } from "../bookings/find-booking.ts";
import { linkToAddress } from "../bookings/link-to-address.ts";
import { roomsForGuest } from "../bookings/rooms-for-guest.ts";
import { saidByGuest } from "../bookings/said-by-guest.ts";
import { type Return, statementOf } from "../bookings/statement.ts";
import type { Database } from "../database/connect.ts";
import type { ToldRoom } from "../database/tables.ts";
import type { Deps } from "../deps.ts";
import { firstPhoto } from "../listings/first-photo.ts";
import { listingName, roomNames } from "../listings/listing-name.ts";
import type { Mail } from "../outbox/mark-mail.ts";
import { getProperty } from "../property/get-property.ts";
import type { OutgoingMail } from "../smtp/transport.ts";
import { attachmentsFor, logoAttachment } from "./attachments.ts";
import { composeAlert, isMailed } from "./compose-alert.ts";
import type { MailFacts, NamedRoom, StayBefore } from "./facts.ts";
import { linksOf } from "./links-of.ts";
import { givenReturns } from "./money-words.ts";
import { openPaymentOf } from "./open-payment-of.ts";
import { isAboutPix, pixOf } from "./pix-of.ts";
import { subjectOf } from "./subject-of.ts";
import { AddressChanged } from "./templates/address-changed.tsx";
import { Balance } from "./templates/balance.tsx";
import { Cancellation } from "./templates/cancellation.tsx";
import { ChangeNotMade } from "./templates/change-not-made.tsx";
import { Confirmation } from "./templates/confirmation.tsx";
import { GuestLinks } from "./templates/guest-links.tsx";
import { HandPix } from "./templates/hand-pix.tsx";
import { MoneyBack } from "./templates/money-back.tsx";
import { OpenPayment } from "./templates/open-payment.tsx";
import { OwnerMail } from "./templates/owner-mail.tsx";
import { StayChanged } from "./templates/stay-changed.tsx";
import { typeset } from "./typeset.ts";

type Letter = Omit<OutgoingMail, "messageId">;

/** Composes a mail from the current state. Null without a recipient address. */
export function writeLetter(deps: Deps, mail: Mail): Promise<Letter | null> {
  return mail.kind === "owner-alert" ? alertLetter(deps, mail) : bookingLetter(deps, mail);
}

async function bookingLetter(deps: Deps, mail: Mail): Promise<Letter | null> {
  const { kind, booking_id } = mail;
  const booking = booking_id ? await findBooking(deps.db, booking_id) : undefined;
  if (!booking || kind === "owner-alert") return null;
  const toOwner = kind.startsWith("owner-");
  const before = kind === "stay-changed" ? await stayBefore(deps, booking, mail) : undefined;
  if (before === null) return null;
  if (staysAsItIs.has(kind) && booking.state !== "confirmed") return null;
  const about = await factsOf(deps, booking, toOwner ? "pt-BR" : booking.language);
  const links = kind === "guest-links" ? await linksOf(deps, booking) : undefined;
  const ended = kind.endsWith("cancellation")
    ? await cancellationOf(deps.db, booking, about.property)
    : undefined;
  // The cancellation was taken back before the mail was sent.
  if (ended === null) return null;
  const given = kind === "given-back" ? givenIn(about, mail) : undefined;
  // The refund was refused before the mail was sent.
  if (given?.length === 0) return null;
  const pix = isAboutPix(kind) ? await pixOf(deps.db, booking, kind) : undefined;
  const payment = kind === "payment-open" ? await openPaymentOf(deps, booking) : undefined;
  if (pix === null || payment === null) return null;
  const facts = {
    ...about,
    ...(pix && { pix }),
    ...(payment && { payment }),
    ...(before && { before }),
    ...(links && { links }),
    ...(ended && { cancellation: ended }),
    ...(given && { given }),
  };
  // It was paid, or the booking ended, before the reminder was sent.
  if (kind === "balance-reminder" && facts.money.open === 0) return null;
  const { name: from, email } = facts.property;
  const to = toOwner ? email : await addressFor(deps.db, mail, booking);
  if (!to) return null;
  const attachments = await attachmentsFor(kind, facts, deps.config.MEDIA_DIR);
  const addresses = { from, to, replyTo: toOwner ? null : email };
  const { look } = facts.property;
  const composed = await typeset(subjectOf(kind, facts), templateFor(kind, facts), look);
  return { ...composed, ...addresses, attachments };
}

function givenIn({ money }: MailFacts, { facts }: Mail): readonly Return[] {
  const since = facts && "since" in facts ? new Date(facts.since) : new Date(0);
  return givenReturns(money, since);
}

/** The booking's address or, for a mail about a changed address, the former one. */
async function addressFor(db: Database, { facts }: Mail, booking: Booking): Promise<string | null> {
  if (!facts || !("linkId" in facts)) return booking.guest_email;
  const link = await db
    .selectFrom("guest_link")
    .select("recipient")
    .where("id", "=", facts.linkId)
    .executeTakeFirst();
  return link?.recipient ?? null;
}

/** Mails that say that the booking stays as it is: wrong if it has ended before they are sent. */
const staysAsItIs: ReadonlySet<MailKind> = new Set(["change-declined", "change-lost"]);

function templateFor(kind: MailKind, facts: MailFacts): ReactElement {
  switch (kind) {
    case "confirmation":
      return createElement(Confirmation, facts);
    case "payment-received":
      return createElement(Balance, { facts, kind: "paymentReceived" });
    case "balance-reminder":
      return createElement(Balance, { facts, kind: "balanceReminder" });
    case "nights-lost":
      return createElement(MoneyBack, { facts, kind: "nightsLost" });
    case "payment-returned":
      return createElement(MoneyBack, { facts, kind: "returned" });
    case "given-back":
      return createElement(MoneyBack, { facts, kind: "givenBack" });
    case "stay-changed":
      if (!facts.before) throw new Error("a change needs what was before");
      return createElement(StayChanged, { facts, before: facts.before });
    case "cancellation":
      if (!facts.cancellation) throw new Error("the receipt needs a cancellation");
      return createElement(Cancellation, { facts, cancellation: facts.cancellation });
    case "address-changed":
      return createElement(AddressChanged, facts);
    case "guest-links":
      return createElement(GuestLinks, { facts, links: facts.links ?? [] });
    case "change-declined":
      return createElement(ChangeNotMade, { facts, kind: "changeDeclined" });
    case "change-lost":
      return createElement(ChangeNotMade, { facts, kind: "changeLost" });
    case "payment-open":
      if (!facts.payment) throw new Error("a mail about a payment needs one");
      return createElement(OpenPayment, { facts, payment: facts.payment });
    case "pix-open":
    case "pix-missing":
    case "pix-ended":
    case "pix-disowned":
      if (!facts.pix) throw new Error("a mail about a Pix needs one");
      return createElement(HandPix, { facts, pix: facts.pix, kind });
    default:
      return createElement(OwnerMail, { facts, kind });
  }
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
  const stay = booking ? { booking, listing: await roomNames(deps.db, booking, "pt-BR") } : null;
  const composed = await composeAlert({ kind, subject, facts, stay, property, siteUrl });
  const { name: from, email: to } = property;
  return { ...composed, from, to, attachments: [logoAttachment()] };
}

async function factsOf(deps: Deps, booking: Booking, language: Language): Promise<MailFacts> {
  return {
    booking,
    property: await getProperty(deps.db, language),
    listing: await roomNames(deps.db, booking, language),
    rooms: await roomsForGuest(deps.db, booking, language),
    photo: await firstPhoto(deps.db, booking.listing_id),
    money: await statementOf(deps.db, booking),
    refundKey: (await saidByGuest(deps.db, booking.id)).refundKey?.key ?? null,
    siteUrl: deps.config.PUBLIC_URL,
    link: await linkToAddress(deps, booking),
  };
}

/** Null if the change was undone, or the booking ended, before the mail was sent. */
async function stayBefore(
  { db }: Deps,
  booking: Booking,
  { facts: told }: Mail,
): Promise<StayBefore | null> {
  if (!told || "linkId" in told || "since" in told || booking.state !== "confirmed") return null;
  const rooms = told.rooms ?? [told];
  const isAsBefore = told.total === booking.total && isSameStays(rooms, booking.stays);
  if (isAsBefore) return null;
  const known: NamedRoom[] = [];
  for (const { listingId, ...stay } of rooms) {
    // A room without bookings may be deleted before the mail is written.
    const listing = await db.selectFrom("listing").where("id", "=", listingId).executeTakeFirst();
    known.push({
      ...stay,
      name: listing ? await listingName(db, listingId, booking.language) : null,
    });
  }
  return { rooms: known, total: told.total };
}

function isSameStays(told: readonly ToldRoom[], stays: readonly BookedStay[]): boolean {
  return (
    told.length === stays.length &&
    told.every(({ listingId, checkIn, checkOut }, index) => {
      const stay = stays[index];
      return (
        listingId === stay?.listing_id && checkIn === stay.check_in && checkOut === stay.check_out
      );
    })
  );
}
