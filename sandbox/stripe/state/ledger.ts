import type { Books, SessionEntry } from "./books.ts";

export type LedgerLine = {
  session: string;
  account: string;
  payment_intent: string | null;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  amount_captured: number;
  /** Refunded or pending; failed refunds do not count. */
  amount_refunded: number;
  refunds: { id: string; amount: number; status: string | null; created: number }[];
  disputes: { id: string; amount: number; status: string }[];
  paid_at: number | null;
  status: string | null;
  payment_status: string;
};

/** The provider's view of the money: one line per session. */
export function readLedger(books: Books): LedgerLine[] {
  return books.sessions.map((entry) => ledgerLine(books, entry));
}

function ledgerLine(books: Books, { account, session }: SessionEntry): LedgerLine {
  const paid = books.intents.find((one) => one.sessionId === session.id);
  const refunds = books.refunds
    .filter(({ intentId }) => intentId === paid?.intent.id)
    .map(({ refund: { id, amount, status, created } }) => ({ id, amount, status, created }));
  return {
    session: session.id,
    account,
    payment_intent: paid?.intent.id ?? null,
    client_reference_id: session.client_reference_id,
    metadata: session.metadata ?? {},
    amount_captured: paid?.charge?.amount_captured ?? 0,
    amount_refunded: refunds
      .filter(({ status }) => status !== "failed")
      .reduce((sum, { amount }) => sum + amount, 0),
    refunds,
    disputes: disputesOf(books, paid?.intent.id),
    paid_at: paid?.paidAt ?? null,
    status: session.status,
    payment_status: session.payment_status,
  };
}

function disputesOf({ disputes }: Books, intentId: string | undefined): LedgerLine["disputes"] {
  return disputes
    .filter(({ dispute }) => intentId !== undefined && dispute.payment_intent === intentId)
    .map(({ dispute: { id, amount, status } }) => ({ id, amount, status }));
}
