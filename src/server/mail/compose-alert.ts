import { render } from "@react-email/render";
import { createElement } from "react";
import type { PortalMatter } from "../../domain/alert.ts";
import type { Property } from "../../domain/property.ts";
import { type AlertWords, conflictWords, silenceWords } from "./alert-words.ts";
import type { ComposedMail } from "./compose.ts";
import { OwnerAlert } from "./templates/owner-alert.tsx";

export type AlertFacts = {
  readonly kind: "channel-conflict" | "channel-silent";
  readonly subject: string;
  readonly matter: PortalMatter;
  readonly property: Property;
  readonly siteUrl: string;
};

export async function composeAlert({
  kind,
  subject,
  matter,
  property,
  siteUrl,
}: AlertFacts): Promise<ComposedMail> {
  const words: AlertWords =
    kind === "channel-conflict"
      ? conflictWords(matter, subject)
      : silenceWords(matter, property.timeZone);
  const mail = createElement(OwnerAlert, { property, siteUrl, words });
  return {
    subject: words.subject,
    html: await render(mail),
    text: await render(mail, { plainText: true }),
  };
}
