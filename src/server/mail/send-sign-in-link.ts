import { randomUUID } from "node:crypto";
import { createElement } from "react";
import type { Deps } from "../deps.ts";
import { logoAttachment } from "./attachments.ts";
import { PasswordLink, type PasswordLinkFacts } from "./templates/password-link.tsx";
import { typeset } from "./typeset.ts";

const subjects = {
  invitation: (property: string) => `Convite para o painel da ${property}`,
  reset: (property: string) => `Nova senha para o painel da ${property}`,
};

/** Sent at once and not stored, because the link in it is a secret. */
export async function sendSignInLink(
  deps: Deps,
  to: string,
  facts: PasswordLinkFacts,
): Promise<void> {
  const { property, kind } = facts;
  const composed = await typeset(
    subjects[kind](property.shortName),
    createElement(PasswordLink, facts),
    property.look,
  );
  const messageId = `<${randomUUID()}@${new URL(deps.config.PUBLIC_URL).hostname}>`;
  const attachments = [logoAttachment()];
  await deps.mail.send({ ...composed, from: property.name, to, messageId, attachments });
}
