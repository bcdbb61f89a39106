import type { Books, ChargebackEntry, PaymentEntry } from "./books.ts";

export type LedgerLine = {
  payment: number;
  preference: string | null;
  means: "pix" | "card";
  external_reference: string | null;
  metadata: Record<string, unknown>;
  live: boolean;
  /** Asked for, in centavos like every amount here. */
  amount: number;
  amount_received: number;
  /** Refunded or being refunded; rejected refunds do not count. */
  amount_refunded: number;
  refunds: { id: number; amount: number; status: string; created: number }[];
  /** Taken back by the payer's bank and not returned. */
  amount_charged_back: number;
  chargebacks: { id: string; amount: number; state: "open" | "won" | "lost" }[];
  /** What the provider keeps. */
  fee: number;
  /** Epoch milliseconds. */
  paid_at: number | null;
  status: string;
  status_detail: string;
};

/** The provider's view of the money: one line per payment. */
export function readLedger(books: Books): LedgerLine[] {
  return books.payments.map((entry) => ledgerLine(books, entry));
}

function ledgerLine(books: Books, entry: PaymentEntry): LedgerLine {
  const chargebacks = books.chargebacks.filter(({ paymentId }) => paymentId === entry.id);
  return {
    payment: entry.id,
    preference: entry.means.type === "card" ? entry.means.preferenceId : null,
    means: entry.means.type,
    external_reference: entry.externalReference,
    metadata: entry.metadata,
    live: entry.live,
    amount: entry.asked,
    amount_received: entry.approvedAt === null ? 0 : entry.amount,
    amount_refunded: sum(entry.refunds.filter(({ status }) => status !== "rejected")),
    refunds: entry.refunds.map(({ id, amount, status, createdAt }) => ({
      id,
      amount,
      status,
      created: createdAt,
    })),
    amount_charged_back: sum(chargebacks.filter(({ won }) => won !== true)),
    chargebacks: chargebacks.map((one) => ({
      id: one.id,
      amount: one.amount,
      state: stateOf(one),
    })),
    fee: sum(entry.fees.filter(({ payer }) => payer === "collector")),
    paid_at: entry.approvedAt,
    status: entry.status,
    status_detail: entry.statusDetail,
  };
}

function stateOf({ won }: ChargebackEntry): "open" | "won" | "lost" {
  if (won === null) return "open";
  return won ? "won" : "lost";
}

function sum(entries: { amount: number }[]): number {
  return entries.reduce((total, { amount }) => total + amount, 0);
}
