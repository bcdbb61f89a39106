import { CARD, PIX } from "../contract/page-urls.ts";
import type { OnlineMeans } from "../domain/payment-choice.ts";

/** A means from a URL or form; null if it is unknown. */
export function readMeans(text: unknown): OnlineMeans | null {
  if (text === PIX) return "pix";
  return text === CARD ? "card" : null;
}

export const writeMeans = (means: OnlineMeans): string => (means === "pix" ? PIX : CARD);
