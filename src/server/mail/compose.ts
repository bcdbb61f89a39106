import { render } from "@react-email/render";
import { createElement, type ReactElement } from "react";
import type { MailKind } from "../../domain/mail-kind.ts";
import type { MailFacts } from "./facts.ts";
import { subjectOf } from "./subject-of.ts";
import { Confirmation } from "./templates/confirmation.tsx";
import { FACTS_CLASS } from "./templates/facts-table.tsx";
import { MoneyBack } from "./templates/money-back.tsx";
import { OwnerMail } from "./templates/owner-mail.tsx";
import { StayChanged } from "./templates/stay-changed.tsx";

export type ComposedMail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

export async function compose(kind: MailKind, facts: MailFacts): Promise<ComposedMail> {
  const { subject, mail } = draft(kind, facts);
  return typeset(subject, mail);
}

/** HTML and plain text. In plain text, fact tables keep their columns. */
export async function typeset(subject: string, mail: ReactElement): Promise<ComposedMail> {
  const selectors = [{ selector: `table.${FACTS_CLASS}`, format: "dataTable" }];
  const text = await render(mail, { plainText: true, htmlToTextOptions: { selectors } });
  return { subject, html: await render(mail), text };
}

function draft(kind: MailKind, facts: MailFacts): { subject: string; mail: ReactElement } {
  const subject = subjectOf(kind, facts);
  switch (kind) {
    case "confirmation":
      return { subject, mail: createElement(Confirmation, facts) };
    case "nights-lost":
      return { subject, mail: createElement(MoneyBack, { facts, kind: "nightsLost" }) };
    case "payment-returned":
      return { subject, mail: createElement(MoneyBack, { facts, kind: "returned" }) };
    case "stay-changed":
      if (!facts.before) throw new Error("a change needs what was before");
      return { subject, mail: createElement(StayChanged, { facts, before: facts.before }) };
    case "cancellation":
      return { subject, mail: createElement(MoneyBack, { facts, kind }) };
    default:
      return { subject, mail: createElement(OwnerMail, { facts, kind }) };
  }
}
