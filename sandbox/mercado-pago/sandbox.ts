import type { StandIn } from "../provider/stand-in.ts";
import type { Books, NotificationEntry } from "./state/books.ts";
import type { LedgerLine } from "./state/ledger.ts";

export const REFUND_BEHAVIOURS = [
  "approved",
  "in_process",
  "in_process_then_approved",
  "in_process_then_rejected",
  "rejected",
  "insufficient_balance",
] as const;

/** How account and provider behave, until an order changes it. */
export type Habits = {
  refunds: (typeof REFUND_BEHAVIOURS)[number];
  /** An account without a Pix key cannot take Pix. */
  pixKey: boolean;
  /** How long searches lag behind. */
  indexLagMs: number;
  /** How long a new payment is announced but not found by its id. */
  earlyMs: number;
  /** Also announces merchant orders. */
  merchantOrders: boolean;
  /** Installments whose interest the account bears. */
  interestFreeUpTo: number;
};

export function usualHabits(indexLagMs: number): Habits {
  return {
    refunds: "approved",
    pixKey: true,
    indexLagMs,
    earlyMs: 0,
    merchantOrders: false,
    interestFreeUpTo: 1,
  };
}

/** How a notification looks. */
export type WebhookStyle = {
  /** `ipn`: the old style, without a signature. */
  form: "signed" | "ipn";
  /** Whether the signature covers the id as sent or in lower case. */
  signedId: "as_sent" | "lower_case";
};

export type MercadoPagoKind = {
  books: Books;
  notice: NotificationEntry;
  changes: WebhookStyle;
  own: { habits: Habits };
  ledgerLine: LedgerLine;
};

export type Sandbox = StandIn<MercadoPagoKind>;
