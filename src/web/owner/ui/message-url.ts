import { whatsappUrl } from "../../../contract/page-urls.ts";
import { defaultLanguage, type Language } from "../../../domain/language.ts";
import { chatNumber } from "../../../domain/message-number.ts";

type Guest = { readonly guestName: string | null; readonly guestPhone: string | null };

/** A WhatsApp chat with the guest, with a prefilled text. Null without a number. */
export function messageUrl(
  guest: Guest,
  property: string,
  text: string,
  language: Language = defaultLanguage,
): string | null {
  return chatUrl(guest, `${greetingOf(guest, property, language)} ${text}`.trim());
}

/** 'Oi, Ana! Aqui é da Maré Mansa.' */
export function greetingOf(
  { guestName }: Pick<Guest, "guestName">,
  property: string,
  language: Language,
): string {
  const first = guestName?.split(" ")[0];
  const name = first ? `, ${first}` : "";
  return language === "pt-BR"
    ? `Oi${name}! Aqui é da ${property}.`
    : `Hi${name}! This is ${property}.`;
}

export function chatUrl({ guestPhone }: Pick<Guest, "guestPhone">, text: string): string | null {
  const number = chatNumber(guestPhone);
  return number && whatsappUrl(number, text);
}
