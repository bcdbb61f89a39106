import type {
  AlertKind,
  ChargebackMatter,
  HeldMatter,
  PixMatter,
  PortalMatter,
  RefusedMatter,
} from "../../domain/alert.ts";
import type { Property } from "../../domain/property.ts";
import {
  type AlertWords,
  conflictWords,
  heldInVainWords,
  hoardingWords,
  silenceWords,
} from "./alert-words.ts";
import { composeOwnerNotice } from "./compose-notices.ts";
import { pixUnansweredWords } from "./pix-words.ts";
import {
  addressCorrectedWords,
  chargebackWords,
  type PaidStay,
  refundFailedWords,
} from "./stay-alert-words.ts";
import type { ComposedMail } from "./typeset.ts";

export type AlertFacts = {
  readonly kind: MailedAlert;
  readonly subject: string;
  readonly facts: object;
  /** The booking that the alert is about, if any. */
  readonly stay: PaidStay | null;
  readonly property: Property;
  readonly siteUrl: string;
};

const wordsFor = {
  "channel-conflict": ({ facts, subject }) => conflictWords(facts as PortalMatter, subject),
  "channel-silent": ({ facts, property }) => silenceWords(facts as PortalMatter, property.timeZone),
  hoarding: hoardingWords,
  "held-in-vain": ({ facts }) => heldInVainWords(facts as HeldMatter),
  "refund-failed": ({ facts, stay }) => refundFailedWords(facts as RefusedMatter, stay),
  "address-corrected": ({ stay }) => addressCorrectedWords(stay),
  "pix-unanswered": ({ facts, stay }) => pixUnansweredWords(facts as PixMatter, stay),
  chargeback: ({ facts, stay }) => chargebackWords(facts as ChargebackMatter, stay),
  "chargeback-closed": ({ facts, stay }) => chargebackWords(facts as ChargebackMatter, stay),
} as const satisfies Partial<Record<AlertKind, (alert: AlertFacts) => AlertWords>>;

type MailedAlert =
  | "channel-conflict"
  | "channel-silent"
  | "hoarding"
  | "held-in-vain"
  | "refund-failed"
  | "address-corrected"
  | "pix-unanswered"
  | "chargeback"
  | "chargeback-closed";

export function isMailed(kind: AlertKind): kind is MailedAlert {
  return kind in wordsFor;
}

export function composeAlert(alert: AlertFacts): Promise<ComposedMail> {
  const { kind, property, siteUrl } = alert;
  return composeOwnerNotice(property, siteUrl, wordsFor[kind](alert));
}
