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

/** The invalid fields, by the same rules on the page and on the server. */
export function wrongFields({ name, email, phone }: Payer): PayerField[] {
  const isRight: Readonly<Record<PayerField, boolean>> = {
    name: /\S\s+\S/.test(name) && !hasLink(name) && name.length <= LONGEST.name,
    email: /@.+\./.test(readEmailAddress(email) ?? ""),
    phone: isPhone(phone) && phone.length <= LONGEST.phone,
  };
  return (Object.keys(isRight) as PayerField[]).filter((field) => !isRight[field]);
}

/** With area code in Brazil; a number of a small country, with its country code, may be shorter. */
function isPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, "").length;
  return digits >= (phone.trim().startsWith("+") ? 8 : 10) && digits <= MOST_DIGITS;
}
