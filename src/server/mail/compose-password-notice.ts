import { render } from "@react-email/render";
import { createElement } from "react";
import type { ComposedMail } from "./compose.ts";
import { PasswordNotice, type PasswordNoticeFacts } from "./templates/password-notice.tsx";

export async function composePasswordNotice(facts: PasswordNoticeFacts): Promise<ComposedMail> {
  const mail = createElement(PasswordNotice, facts);
  return {
    subject: `Sua senha do painel da ${facts.property.shortName} foi trocada`,
    html: await render(mail),
    text: await render(mail, { plainText: true }),
  };
}
