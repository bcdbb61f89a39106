import { whatsappUrl } from "../../../contract/page-urls.ts";

type Guest = { readonly guestName: string | null; readonly guestPhone: string | null };

/** A WhatsApp chat with the guest, with a prefilled text. Null without a number. */
export function messageUrl(
  { guestName, guestPhone }: Guest,
  property: string,
  text: string,
): string | null {
  const digits = guestPhone?.replaceAll(/\D/g, "") ?? "";
  if (digits.length < 10) return null;
  const number = digits.length <= 11 ? `55${digits}` : digits;
  const first = guestName?.split(" ")[0];
  return whatsappUrl(
    number,
    `Oi${first ? `, ${first}` : ""}! Aqui é da ${property}. ${text}`.trim(),
  );
}
