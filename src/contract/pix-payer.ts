import { readEmailAddress } from "../domain/email-address.ts";
import type { PixPayer } from "./proposal-api.ts";

export type PixField = keyof PixPayer;

/** The most characters that can be typed. */
export const LONGEST: Readonly<Record<PixField, number>> = { name: 120, email: 254, phone: 30 };

const MOST_DIGITS = 15;

/** Fields that cannot be right, as they are typed. The page and the server ask the same. */
export function wrongFields({ name, email, phone }: PixPayer): PixField[] {
  const isRight: Readonly<Record<PixField, boolean>> = {
    name: /\S\s+\S/.test(name) && name.length <= LONGEST.name,
    email: /@.+\./.test(readEmailAddress(email) ?? ""),
    phone: isPhone(phone) && phone.length <= LONGEST.phone,
  };
  return (Object.keys(isRight) as PixField[]).filter((field) => !isRight[field]);
}

/** In Brazil with its area code; a number of a small country, with its own, may be shorter. */
function isPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, "").length;
  return digits >= (phone.trim().startsWith("+") ? 8 : 10) && digits <= MOST_DIGITS;
}
