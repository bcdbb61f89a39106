import type { Verdict } from "../../contract/verdict.ts";
import { AppError } from "../../domain/app-error.ts";
import { readBookingCode } from "../../domain/booking.ts";
import { todayIn } from "../../domain/day.ts";
import type { Deps } from "../deps.ts";
import { formerKeys, keySince } from "../property/former-keys.ts";
import { getProperty } from "../property/get-property.ts";
import type { GuestCaller } from "./guest-caller.ts";
import { limitAsking } from "./limit-asking.ts";
import { type House, isSamePayee, readable, whatIsOurs } from "./what-is-ours.ts";
import { leaveWish } from "./wish-link.ts";

const LONGEST = 300;

/**
 * Whether a phone, address or key that a guest was given is the house's, or was. A booking's code
 * is answered by a mail to the booking's own address: confirming it on the page would help an
 * impostor.
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
  const { timeZone } = await getProperty(deps.db);
  const dayOf = (instant: Date) => todayIn(timeZone, instant.getTime());
  const former = (await formerKeys(deps.db)).find(({ key }) => isSamePayee(text, key));
  if (former && !former.isOurs) return { kind: "do-not-pay", since: dayOf(former.leftAt) };
  const house = await houseOf(deps);
  const what = whatIsOurs(text, house);
  if (!what)
    return former ? { kind: "was-ours", until: dayOf(former.leftAt) } : { kind: "not-ours" };
  const isKey = house.pixKey !== null && isSamePayee(text, house.pixKey);
  const since = isKey ? await keySince(deps.db) : null;
  return { kind: "ours", what, ...(since && { since: dayOf(since) }) };
}

/** Numbers alone are phones or accounts. */
function codeIn(text: string): string | null {
  const code = readBookingCode(text);
  return code && !code.startsWith("-") ? code : null;
}

async function houseOf({ db, config }: Deps): Promise<House & { readonly pixKey: string | null }> {
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
    pixKey: pix_terms?.key ?? null,
    payees: pix_terms ? [...payees, pix_terms.key] : payees,
  };
}
