import { randomInt } from "node:crypto";
import type { Stay } from "../../src/domain/stay.ts";
import type { Sale } from "./portal-calendar.ts";

const CODE_LETTERS = "ABCDEFHJKMNPQRSTWXYZ123458";

export function newSale(uid: string, { checkIn, checkOut }: Stay): Sale {
  const letters = Array.from({ length: 8 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]);
  const phoneEnding = String(randomInt(10_000)).padStart(4, "0");
  return { checkIn, checkOut, uid, code: `HM${letters.join("")}`, phoneEnding };
}
