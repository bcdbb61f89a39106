import { render } from "@react-email/render";
import { createElement } from "react";
import type { AlertKind, PortalMatter } from "../../domain/alert.ts";
import type { Property } from "../../domain/property.ts";
import { type AlertWords, conflictWords, hoardingWords, silenceWords } from "./alert-words.ts";
import type { ComposedMail } from "./compose.ts";
import { OwnerAlert } from "./templates/owner-alert.tsx";

export type AlertFacts = {
  readonly kind: MailedAlert;
  readonly subject: string;
  readonly facts: object;
  readonly property: Property;
  readonly siteUrl: string;
};

const wordsFor = {
  "channel-conflict": ({ facts, subject }) => conflictWords(facts as PortalMatter, subject),
  "channel-silent": ({ facts, property }) => silenceWords(facts as PortalMatter, property.timeZone),
  hoarding: hoardingWords,
} as const satisfies Partial<Record<AlertKind, (alert: AlertFacts) => AlertWords>>;

type MailedAlert = "channel-conflict" | "channel-silent" | "hoarding";

export function isMailed(kind: AlertKind): kind is MailedAlert {
  return kind in wordsFor;
}

export async function composeAlert(alert: AlertFacts): Promise<ComposedMail> {
  const { kind, property, siteUrl } = alert;
  const words = wordsFor[kind](alert);
  const mail = createElement(OwnerAlert, { property, siteUrl, words });
  return {
    subject: words.subject,
    html: await render(mail),
    text: await render(mail, { plainText: true }),
  };
}
