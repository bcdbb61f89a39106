import { render } from "@react-email/render";
import { createElement } from "react";
import type { ComposedMail } from "./compose.ts";
import { DoorLink, type DoorLinkFacts } from "./templates/door-link.tsx";

const subjects = {
  invitation: (house: string) => `Convite para o painel da ${house}`,
  reset: (house: string) => `Nova senha para o painel da ${house}`,
};

export async function composeDoorLink(facts: DoorLinkFacts): Promise<ComposedMail> {
  const mail = createElement(DoorLink, facts);
  return {
    subject: subjects[facts.kind](facts.property.shortName),
    html: await render(mail),
    text: await render(mail, { plainText: true }),
  };
}
