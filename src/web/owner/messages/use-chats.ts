import { guestValues } from "../../../contract/message-values.ts";
import type { MessageText, ReadyMessage } from "../../../contract/owner/messages.ts";
import { whatsappUrl } from "../../../contract/page-urls.ts";
import type { Language } from "../../../domain/language.ts";
import type { MessageKind } from "../../../domain/message.ts";
import { chatNumber } from "../../../domain/message-number.ts";
import { fillMessage } from "../../../domain/message-template.ts";
import { originalTexts } from "../../../domain/message-texts.ts";
import type { Centavos } from "../../../domain/money.ts";
import type { Stay } from "../../../domain/stay.ts";
import { type Site, useSite } from "../../site.ts";
import { usePerson } from "../ui/owner-page.tsx";

/** A guest in a list, as far as a text says something of her. */
export type Addressed = Stay & {
  readonly code: string;
  readonly guestName: string | null;
  readonly guestPhone: string | null;
  readonly language: Language;
  readonly listingNameToGuest: string;
  readonly total: Centavos;
  readonly balance: Centavos;
  readonly guestLink: string | null;
};

type Chat = Pick<ReadyMessage, "kind" | "url">;

type House = {
  readonly texts: readonly MessageText[];
  readonly property: Site["property"];
  /** The name of the person who writes. */
  readonly signer: string | null;
};

/** The house's texts, filled in for a guest in a list. */
export function useChats(texts: readonly MessageText[]) {
  const { property } = useSite();
  const signer = usePerson()?.name ?? null;
  return (guest: Addressed, kind: MessageKind, due: string | null = null) =>
    chatWith(guest, kind, due, { texts, property, signer });
}

/** Null without a number. `due`: when the balance is due, in words. */
export function chatWith(
  guest: Addressed,
  kind: MessageKind,
  due: string | null,
  { texts, property, signer }: House,
): Chat | null {
  const number = chatNumber(guest.guestPhone);
  if (!number) return null;
  const { language, listingNameToGuest: rooms, guestLink: link } = guest;
  const own = texts.find((one) => one.kind === kind)?.text[language];
  const template = { kind, language, text: own || originalTexts[kind][language] };
  const told = { ...guest, stay: guest, rooms, guests: null, property, signer, due, link };
  return { kind, url: whatsappUrl(number, fillMessage(template, guestValues(told, language))) };
}
