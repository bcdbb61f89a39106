import { readEmailAddress } from "../domain/email-address.ts";
import { hasLink } from "../domain/guest-name.ts";

/** Whom a booking is for, as it is typed. */
export type Payer = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
};

export type PayerField = keyof Payer;

/** The most characters that can be typed. */
export const LONGEST: Readonly<Record<PayerField, number>> = { name: 120, email: 254, phone: 30 };

const MOST_DIGITS = 15;

/** The invalid fields of those that are asked for, by the same rules on the page and on the server. */
export function wrongFields(typed: Partial<Payer>): PayerField[] {
  return fields.filter((field) => {
    const text = typed[field];
    return text !== undefined && !(text.length <= LONGEST[field] && isRight[field](text));
  });
}

/** On one line. */
export const tidy = (text: string) => text.replace(/[\p{C}\s]+/gu, " ").trim();

const isRight: Readonly<Record<PayerField, (text: string) => boolean>> = {
  name: (name) => /\S\s+\S/.test(name) && !hasLink(name),
  email: (email) => /@.+\./.test(readEmailAddress(email) ?? ""),
  phone: isPhone,
};
const fields = Object.keys(isRight) as PayerField[];

/** With area code in Brazil; a number of a small country, with its country code, may be shorter. */
function isPhone(phone: string): boolean {
  // Anything else would end up in mails to the house, where a link can be followed.
  if (!/^[+\d\s().-]+$/.test(phone)) return false;
  const digits = phone.replace(/\D/g, "").length;
  return digits >= (phone.trim().startsWith("+") ? 8 : 10) && digits <= MOST_DIGITS;
}
