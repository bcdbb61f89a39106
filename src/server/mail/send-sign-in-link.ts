import { randomUUID } from "node:crypto";
import { createElement } from "react";
import type { Deps } from "../deps.ts";
import { logoAttachment } from "./attachments.ts";
import { DoorLink, type DoorLinkFacts } from "./templates/door-link.tsx";
import { typeset } from "./typeset.ts";

const subjects = {
  invitation: (house: string) => `Convite para o painel da ${house}`,
  reset: (house: string) => `Nova senha para o painel da ${house}`,
};

/** Mailed at once and kept nowhere: the link in it is a secret. */
export async function sendSignInLink(deps: Deps, to: string, facts: DoorLinkFacts): Promise<void> {
  const { property, kind } = facts;
  const composed = await typeset(
    subjects[kind](property.shortName),
    createElement(DoorLink, facts),
  );
  const messageId = `<${randomUUID()}@${new URL(deps.config.PUBLIC_URL).hostname}>`;
  const attachments = [logoAttachment()];
  await deps.mail.send({ ...composed, from: property.name, to, messageId, attachments });
}
