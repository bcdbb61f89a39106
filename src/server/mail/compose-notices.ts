import { createElement } from "react";
import type { Property } from "../../domain/property.ts";
import type { AlertWords } from "./alert-words.ts";
import { GuardedNotice, type GuardedNoticeFacts } from "./templates/guarded-notice.tsx";
import { OwnerAlert } from "./templates/owner-alert.tsx";
import { PasswordNotice, type PasswordNoticeFacts } from "./templates/password-notice.tsx";
import { type ComposedMail, typeset } from "./typeset.ts";

export function composeGuardedNotice(facts: GuardedNoticeFacts): Promise<ComposedMail> {
  const subject = `Mudança importante no painel da ${facts.property.shortName}`;
  return typeset(subject, createElement(GuardedNotice, facts), facts.property.look);
}

export function composePasswordNotice(facts: PasswordNoticeFacts): Promise<ComposedMail> {
  const subject = `Sua senha do painel da ${facts.property.shortName} foi trocada`;
  return typeset(subject, createElement(PasswordNotice, facts), facts.property.look);
}

/** What cannot wait until the house looks at its dashboard. */
export function composeOwnerNotice(
  property: Property,
  siteUrl: string,
  words: AlertWords,
): Promise<ComposedMail> {
  const mail = createElement(OwnerAlert, { property, siteUrl, words });
  return typeset(words.subject, mail, property.look);
}
