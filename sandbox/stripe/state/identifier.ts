import { randomInt } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

export function newIdentifier(prefix: string, length = 24): string {
  const tail = Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${prefix}_${tail.join("")}`;
}
