import { createElement } from "react";
import { GuardedNotice, type GuardedNoticeFacts } from "./templates/guarded-notice.tsx";
import { PasswordNotice, type PasswordNoticeFacts } from "./templates/password-notice.tsx";
import { type ComposedMail, typeset } from "./typeset.ts";

export function composeGuardedNotice(facts: GuardedNoticeFacts): Promise<ComposedMail> {
  const subject = `Mudança importante no painel da ${facts.property.shortName}`;
  return typeset(subject, createElement(GuardedNotice, facts));
}

export function composePasswordNotice(facts: PasswordNoticeFacts): Promise<ComposedMail> {
  const subject = `Sua senha do painel da ${facts.property.shortName} foi trocada`;
  return typeset(subject, createElement(PasswordNotice, facts));
}
