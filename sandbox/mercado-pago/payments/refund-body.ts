import { inItsZone, inReais } from "../api/values.ts";
import { COLLECTOR_ID } from "../credentials.ts";
import type { RefundEntry } from "../state/books.ts";

/** A refund has no field for the caller's own data. */
export function refundBody(paymentId: number, refund: RefundEntry) {
  const { id, amount, status, createdAt } = refund;
  return {
    id,
    payment_id: paymentId,
    amount: inReais(amount),
    metadata: {},
    source: { id: String(COLLECTOR_ID), name: "Pousada Maré Mansa", type: "collector" },
    date_created: inItsZone(createdAt),
    unique_sequence_number: null,
    refund_mode: "standard",
    adjustment_amount: 0,
    status,
    reason: null,
    amount_refunded_to_payer: status === "approved" ? inReais(amount) : 0,
  };
}
