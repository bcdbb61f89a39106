import type { Verdict } from "../../contract/guest-api.ts";
import { AppError } from "../../domain/app-error.ts";
import { readBookingCode } from "../../domain/booking.ts";
import type { Deps } from "../deps.ts";
import type { GuestCaller } from "./guest-caller.ts";
import { limitAsking } from "./limit-asking.ts";
import { type House, readable, whatIsOurs } from "./what-is-ours.ts";
import { leaveWish } from "./wish-link.ts";

const LONGEST = 300;

/**
 * Whether something that a guest was told to use is the house's. A booking's code is answered by a
 * mail to the booking's own address: saying here that it exists would help who made the message up.
 */
export async function verify(deps: Deps, caller: GuestCaller, typed: string): Promise<Verdict> {
  const text = readable(typed.slice(0, LONGEST));
  if (!text) throw new AppError("invalid-request", { field: "text" });
  const code = codeIn(text);
  await limitAsking(deps, caller, "verify");
  if (code) {
    await leaveWish(deps, { email: null, code });
    return { kind: "mailed" };
  }
  const what = whatIsOurs(text, await houseOf(deps));
  return what ? { kind: "ours", what } : { kind: "not-ours" };
}

/** Numbers alone are phones or accounts. */
function codeIn(text: string): string | null {
  const code = readBookingCode(text);
  return code && !code.startsWith("-") ? code : null;
}

async function houseOf({ db, config }: Deps): Promise<House> {
  const property = await db
    .selectFrom("property")
    .select(["phone", "second_phone", "whatsapp", "email", "cnpj", "payees", "pix_terms"])
    .executeTakeFirstOrThrow();
  const { phone, second_phone, whatsapp, email, cnpj, payees, pix_terms } = property;
  return {
    phones: [phone, second_phone, whatsapp ?? ""],
    emails: [email ?? "", config.MAIL_FROM],
    siteUrl: config.PUBLIC_URL,
    cnpj,
    payees: pix_terms ? [...payees, pix_terms.key] : payees,
  };
}
