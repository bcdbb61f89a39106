import { createHmac } from "node:crypto";
import type { Config } from "../../config.ts";

type Settings = Pick<Config, "LINK_SECRET">;

/** Who pays a Pix, as it was typed. */
export type Payer = { readonly email: string; readonly phone: string };

/**
 * Enough to compare two payers without storing who they are: the MAC's key is not in the database.
 */
export function payerHashes({ LINK_SECRET }: Settings, { email, phone }: Payer) {
  const hash = (text: string) =>
    createHmac("sha256", LINK_SECRET).update(`pix payer:${text}`).digest("base64url");
  return {
    email_hash: hash(`email:${email.trim().toLowerCase()}`),
    phone_hash: hash(`phone:${bareNumber(phone)}`),
  };
}

/** '+55 (71) 9 9999-0000', '071999990000' and '71999990000' are one number. */
function bareNumber(phone: string): string {
  const digits = phone.replace(/\D/g, "").replace(/^0+/, "");
  return digits.length >= 12 && digits.startsWith("55") ? digits.slice(2) : digits;
}
