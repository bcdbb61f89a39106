import { parseCnpj } from "./cnpj.ts";
import { readEmailAddress } from "./email-address.ts";

export type PixKeyKind = "cpf" | "cnpj" | "phone" | "e-mail" | "random";

/** A key as the central bank's directory knows it. */
export type PixKey = { readonly kind: PixKeyKind; readonly key: string };

const COUNTRY = "+55";
const LONGEST_EMAIL = 77;
const RANDOM = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/;
const NUMBER = /^[+\d\s().\-/]+$/;
const WRITTEN_AS_PHONE = /^\+|^\(|^0?\d{2}[ -]\d{5}[ -]?\d{4}$/;
const WRITTEN_AS_CPF = /^\d{3}\.\d{3}\.\d{3}[-.]\d{2}$/;
/** Area code, the 9 of every mobile number, eight digits. */
const MOBILE = /^(\d\d)9\d{8}$/;

/** Every area code of Brazil's numbering plan. */
const AREA_CODES = new Set(
  [
    "11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49",
    "51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89",
    "91 92 93 94 95 96 97 98 99",
  ].flatMap((codes) => codes.split(" ")),
);

/** Reads a key as people type it; null if it is none, or if its check digits are wrong. */
export function readPixKey(typed: string): PixKey | null {
  const text = typed
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .trim();
  return readEmail(text) ?? readRandom(text) ?? readNumber(text) ?? readCnpj(text);
}

/** The key as people read it: '12.345.678/0001-95', '(71) 99999-0000'. */
export function formatPixKey(stored: string): string {
  const read = readPixKey(stored);
  if (read?.kind === "cnpj") return parseCnpj(read.key) ?? stored;
  if (read?.kind === "cpf") return read.key.replace(/^(...)(...)(...)(..)$/, "$1.$2.$3-$4");
  if (read?.kind === "phone") return read.key.replace(/^\+55(..)(.{5})(.{4})$/, "($1) $2-$3");
  return stored;
}

function readEmail(text: string): PixKey | null {
  const key = readEmailAddress(text);
  return key && key.length <= LONGEST_EMAIL ? { kind: "e-mail", key } : null;
}

function readRandom(text: string): PixKey | null {
  const lower = text.toLowerCase();
  if (!RANDOM.test(lower)) return null;
  const plain = lower.replaceAll("-", "");
  const key = plain.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { kind: "random", key };
}

/**
 * Eleven digits are a CPF or a phone. Punctuation decides; bare digits are a CPF if the check
 * digits are right, because the central bank's directory reads them so: there a phone begins with
 * '+55'. One phone in a hundred has such digits by chance, so the page shows how the key was
 * understood.
 */
function readNumber(text: string): PixKey | null {
  if (!NUMBER.test(text)) return null;
  const phone = WRITTEN_AS_CPF.test(text) ? null : readPhone(text);
  const cpf = WRITTEN_AS_PHONE.test(text) ? null : readCpf(text);
  return cpf ?? phone;
}

function readPhone(text: string): PixKey | null {
  const digits = text.replace(/\D/g, "");
  const national = /^\+55/.test(text) || digits.length === 13 ? digits.replace(/^55/, "") : digits;
  if (text.startsWith("+") && !text.startsWith(COUNTRY)) return null;
  const number = national.replace(/^0/, "");
  const areaCode = MOBILE.exec(number)?.[1];
  return areaCode && AREA_CODES.has(areaCode) ? { kind: "phone", key: COUNTRY + number } : null;
}

function readCpf(text: string): PixKey | null {
  const key = text.replace(/\D/g, "");
  if (key.length !== 11 || new Set(key).size === 1) return null;
  const first = checkDigit(key.slice(0, 9));
  const second = checkDigit(key.slice(0, 9) + first);
  return key.slice(9) === `${first}${second}` ? { kind: "cpf", key } : null;
}

/** Modulo 11, with weights from 2 rising from the right. */
function checkDigit(places: string): number {
  const sum = [...places].reverse().reduce((so, place, i) => so + Number(place) * (2 + i), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

function readCnpj(text: string): PixKey | null {
  const written = parseCnpj(text);
  return written ? { kind: "cnpj", key: written.replace(/[.\-/]/g, "") } : null;
}
