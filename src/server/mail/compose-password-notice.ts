import { createElement } from "react";
import { PasswordNotice, type PasswordNoticeFacts } from "./templates/password-notice.tsx";
import { type ComposedMail, typeset } from "./typeset.ts";

export function composePasswordNotice(facts: PasswordNoticeFacts): Promise<ComposedMail> {
  const subject = `Sua senha do painel da ${facts.property.shortName} foi trocada`;
  return typeset(subject, createElement(PasswordNotice, facts));
}
