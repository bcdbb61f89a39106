import { z } from "zod";
import { badRequest, wrongState } from "../api/refusal.ts";
import { reais } from "../api/values.ts";
import { refundable } from "../payments/amounts.ts";
import type { PaymentEntry } from "../state/books.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const WINDOW_DAYS = { pix: 90, card: 180 };

export const refundParameters = z.strictObject({ amount: reais.optional() });

export const REFUND_CODES = { amount: 4040 };

/** The amount to refund; refuses as Mercado Pago does. */
export function checkRefund(entry: PaymentEntry, asked: number | undefined, now: number): number {
  // Refused during a chargeback or a mediation too: the account does not have the money then.
  if (entry.status !== "approved" || entry.approvedAt === null) throw wrongState();
  if (now > entry.approvedAt + WINDOW_DAYS[entry.means.type] * DAY_MS)
    throw badRequest("The payment is too old to be refunded", 2032);
  const left = refundable(entry);
  const amount = asked ?? left;
  if (amount > left || amount === 0)
    throw badRequest("Refund amount exceeds the amount left of the payment", 4040);
  return amount;
}
