import type { Centavos } from "./money.ts";
import { readPixKey } from "./pix-key.ts";

export type BrCodePayment = {
  /** As `readPixKey` returns it. */
  readonly key: string;
  readonly payee: string;
  readonly city: string;
  readonly amount: Centavos;
  /** What the payee's statement shows; see `txidOf`. */
  readonly txid: string;
};

const LONGEST_PAYEE = 25;
const LONGEST_CITY = 15;
const TXID = /^[A-Za-z0-9]{1,25}$/;

/**
 * The static BR Code of the central bank's manual: what a bank's app reads from a QR code or from
 * 'Pix copia e cola'. Null if the manual allows no such code. Names are cut at the manual's length,
 * because the bank shows the holder's name from its own records.
 */
export function writeBrCode({ key, payee, city, amount, txid }: BrCodePayment): string | null {
  const name = plainWords(payee, LONGEST_PAYEE);
  const place = plainWords(city, LONGEST_CITY);
  const isSound = readPixKey(key)?.key === key && TXID.test(txid) && isAmount(amount);
  if (!isSound || !name || !place) return null;
  const fields = [
    field("00", "01"),
    field("26", field("00", "br.gov.bcb.pix") + field("01", key)),
    field("52", "0000"),
    field("53", "986"),
    field("54", inReais(amount)),
    field("58", "BR"),
    field("59", name),
    field("60", place),
    field("62", field("05", txid)),
  ];
  // The check covers its own id and length.
  const checked = `${fields.join("")}6304`;
  return checked + crc16(checked).toString(16).toUpperCase().padStart(4, "0");
}

/** A booking's code without its hyphen, which a txid may not have. */
export const txidOf = (bookingCode: string) => bookingCode.replaceAll("-", "");

/** Whether any letters remain of a name where only plain ones are allowed. */
export const fitsBrCode = (name: string) => plainWords(name, LONGEST_PAYEE) !== "";

/** ASCII, without accents, cut to its length. */
function plainWords(text: string, longest: number): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]/g, " ")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, longest)
    .trim();
}

/** Thirteen places hold ten digits of reais. */
function isAmount(amount: Centavos): boolean {
  return Number.isSafeInteger(amount) && amount > 0 && amount < 1_000_000_000_000;
}

/** Integer arithmetic: 'R.CC'. */
function inReais(amount: Centavos): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
}

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, "0") + value;
}

/** CRC-16/CCITT-FALSE. */
function crc16(text: string): number {
  let crc = 0xffff;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
    }
  }
  return crc;
}
