import type { Centavos } from "./money.ts";

const WRITTEN = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/;

/** What a Brazilian types for an amount: '890', '1.890', 'R$ 890,50'. Null when it is none. */
export function parseMoney(text: string): Centavos | null {
  const match = WRITTEN.exec(text.replaceAll(/R\$|\s/g, ""));
  if (!match) return null;
  const [, reais = "", centavos = ""] = match;
  const amount = Number(reais.replaceAll(".", "")) * 100 + Number(centavos.padEnd(2, "0"));
  return Number.isSafeInteger(amount) && amount <= 100_000_000 ? amount : null;
}
