import type { Faults } from "../payments/faults.ts";
import type { Books } from "./state/books.ts";
import type { Courier } from "./webhooks/courier.ts";

export const REFUND_BEHAVIOURS = [
  "approved",
  "in_process",
  "in_process_then_approved",
  "in_process_then_rejected",
  "rejected",
  "insufficient_balance",
] as const;

/** What the account and the provider do, until told otherwise. */
export type Habits = {
  refunds: (typeof REFUND_BEHAVIOURS)[number];
  /** An account without one cannot take Pix. */
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

/** The state that every operation works on. */
export type Sandbox = {
  books: Books;
  save(): void;
  /** The provider's clock, in epoch milliseconds. */
  now(): number;
  /** Where its pages are. */
  url(): string;
  courier: Courier;
  faults: Faults;
  habits: Habits;
};
