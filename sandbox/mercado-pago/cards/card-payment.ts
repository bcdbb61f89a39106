import type { CardDetails, PaymentEntry } from "../state/books.ts";

export type CardPayment = PaymentEntry & { means: { type: "card" } & CardDetails };

export function isByCard(entry: PaymentEntry): entry is CardPayment {
  return entry.means.type === "card";
}
