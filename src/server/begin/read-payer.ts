import type { Payer } from "../../contract/payer.ts";
import { tidy, wrongFields } from "../../contract/payer.ts";
import { AppError } from "../../domain/app-error.ts";
import { readEmailAddress } from "../../domain/email-address.ts";

/** The payer as typed. Throws with the name of the first invalid field. */
export function readPayer(typed: Payer): Payer {
  const payer = {
    name: tidy(typed.name),
    email: readEmailAddress(typed.email) ?? "",
    phone: tidy(typed.phone),
  };
  const [field] = wrongFields(payer);
  if (field) throw new AppError("invalid-request", { field });
  return payer;
}
