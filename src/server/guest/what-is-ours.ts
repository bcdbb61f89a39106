import type { Verdict } from "../../contract/verdict.ts";
import { readEmailAddress } from "../../domain/email-address.ts";

export type House = {
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly siteUrl: string;
  readonly cnpj: string | null;
  /** Pix keys and accounts. */
  readonly payees: readonly string[];
};

type What = Extract<Verdict, { kind: "ours" }>["what"];

const NUMBER = /^[+\d\s().\-/]+$/;
const COUNTRY = "55";
/** Area code and eight or nine digits. */
const NATIONAL = /^\d{10,11}$/;
/** Bare digits may be a CPF: with a country code in front they would be a stranger's phone. */
const WRITTEN_AS_PHONE = /^\+|^\(|^\d{2} \d{4,5}[ -]\d{4}$/;
const WHATSAPP = /^(?:https?:\/\/)?wa\.me\/\+?(\d+)\/?(?:\?.*)?$/i;
const CNPJ_LENGTH = 14;

/** What the typed text is of the house; null if nothing. In doubt, null. */
export function whatIsOurs(text: string, house: House): What | null {
  if (house.payees.some((payee) => isSamePayee(text, payee))) return "payee";
  if (isCnpj(text, house.cnpj)) return "cnpj";
  const phone = phoneIn(text);
  if (phone && house.phones.some((own) => phoneIn(own) === phone)) return "phone";
  const email = readEmailAddress(text);
  if (email) return house.emails.some((own) => readEmailAddress(own) === email) ? "e-mail" : null;
  return isSite(text, house.siteUrl) ? "site" : null;
}

/** Without differences that only come from copying or typing. */
export function readable(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .replace(/\s+/gu, " ")
    .trim();
}

/** Area code and number of a Brazilian phone, also from a WhatsApp link. */
function phoneIn(text: string): string | null {
  const typed = text.replace(WHATSAPP, "+$1");
  if (!NUMBER.test(typed)) return null;
  const digits = digitsOf(typed);
  const hasCountry = digits.startsWith(COUNTRY) && NATIONAL.test(digits.slice(COUNTRY.length));
  if (hasCountry) return digits.slice(COUNTRY.length);
  if (typed.startsWith("+")) return null;
  const number = digits.replace(/^0/, "");
  return NATIONAL.test(number) ? number : null;
}

/** Whether text and payee are the same key or account, however each is written. */
export function isSamePayee(text: string, payee: string): boolean {
  const own = readable(payee);
  if (own.includes("@")) return own.toLowerCase() === text.toLowerCase();
  if (!NUMBER.test(own)) return lettersOf(own) !== "" && lettersOf(own) === lettersOf(text);
  if (!NUMBER.test(text)) return false;
  const phone = WRITTEN_AS_PHONE.test(own) ? phoneIn(own) : null;
  if (phone) return phone === phoneIn(text);
  return digitsOf(own) !== "" && digitsOf(own) === digitsOf(text);
}

function isCnpj(text: string, cnpj: string | null): boolean {
  const own = lettersOf(cnpj ?? "");
  return own.length === CNPJ_LENGTH && own === lettersOf(text);
}

/** Exactly the site's host: an address that only contains it is a stranger's. */
function isSite(text: string, siteUrl: string): boolean {
  if (/[\s\\]/.test(text)) return false;
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && username === "" && password === "" && host === new URL(siteUrl).host;
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** Random keys and accounts, however their parts are set apart. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[\s.,;:/-]/g, "");
