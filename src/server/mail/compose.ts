import { render } from "@react-email/render";
import { createElement, type ReactElement } from "react";
import type { MailKind } from "../bookings/owe-mail.ts";
import type { MailFacts } from "./facts.ts";
import { ownerWords } from "./owner-words.ts";
import { Confirmation } from "./templates/confirmation.tsx";
import { FACTS_CLASS } from "./templates/facts-table.tsx";
import { MoneyBack } from "./templates/money-back.tsx";
import { OwnerMail } from "./templates/owner-mail.tsx";
import { mailWords } from "./words.ts";

export type ComposedMail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

export async function compose(kind: MailKind, facts: MailFacts): Promise<ComposedMail> {
  const { subject, mail } = draft(kind, facts);
  const selectors = [{ selector: `table.${FACTS_CLASS}`, format: "dataTable" }];
  const text = await render(mail, { plainText: true, htmlToTextOptions: { selectors } });
  return { subject, html: await render(mail), text };
}

function draft(kind: MailKind, facts: MailFacts): { subject: string; mail: ReactElement } {
  const { room, booking } = facts;
  const words = mailWords[booking.language];
  switch (kind) {
    case "confirmation":
      return {
        subject: words.confirmation.subject(room, booking.code),
        mail: createElement(Confirmation, facts),
      };
    case "nights-lost":
      return {
        subject: words.nightsLost.subject(booking.code),
        mail: createElement(MoneyBack, { facts, kind: "nightsLost" }),
      };
    case "cancellation":
      return {
        subject: words.cancellation.subject(booking.code),
        mail: createElement(MoneyBack, { facts, kind }),
      };
    default:
      return {
        subject: ownerWords[kind].subject(room, booking.code),
        mail: createElement(OwnerMail, { facts, kind }),
      };
  }
}
