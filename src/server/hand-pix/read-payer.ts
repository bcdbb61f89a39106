import type { PixPayer } from "../../contract/proposal-api.ts";
import { AppError } from "../../domain/app-error.ts";
import { readEmailAddress } from "../../domain/email-address.ts";

const LONGEST_NAME = 120;
/** From a number of a small country without its code to the longest that there are. */
const [FEWEST_DIGITS, MOST_DIGITS] = [8, 15];

/** Who pays, as typed. Refused with the field that cannot be right. */
export function readPayer(typed: PixPayer): PixPayer {
  const name = typed.name.replace(/[\p{C}\s]+/gu, " ").trim();
  const phone = typed.phone.replace(/[\p{C}\s]+/gu, " ").trim();
  const email = readEmailAddress(typed.email);
  const digits = phone.replace(/\D/g, "").length;
  if (!name || name.length > LONGEST_NAME) throw new AppError("invalid-request", { field: "name" });
  if (!email) throw new AppError("invalid-request", { field: "email" });
  if (digits < FEWEST_DIGITS || digits > MOST_DIGITS || phone.length > 2 * MOST_DIGITS) {
    throw new AppError("invalid-request", { field: "phone" });
  }
  return { name, email, phone };
}
