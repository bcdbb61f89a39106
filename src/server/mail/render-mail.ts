import { render } from "@react-email/render";
import type { ReactElement } from "react";
import type { Property } from "../../domain/property.ts";
import type { Booking } from "../bookings/booking.ts";
import { ConfirmationMail } from "./confirmation-mail.tsx";
import { mailWords } from "./mail-words.ts";
import { OwnerNoticeMail } from "./owner-notice-mail.tsx";

export type MailFacts = {
  readonly booking: Booking;
  readonly property: Property;
  readonly room: string;
  readonly siteUrl: string;
};

export type RenderedMail = { subject: string; html: string; text: string };

export function renderConfirmation(facts: MailFacts): Promise<RenderedMail> {
  const words = mailWords[facts.booking.language];
  return rendered(words.confirmationSubject(facts), ConfirmationMail(facts));
}

export function renderOwnerNotice(facts: MailFacts): Promise<RenderedMail> {
  const words = mailWords["pt-BR"];
  return rendered(words.ownerNoticeSubject(facts), OwnerNoticeMail(facts));
}

async function rendered(subject: string, mail: ReactElement): Promise<RenderedMail> {
  return { subject, html: await render(mail), text: await render(mail, { plainText: true }) };
}
