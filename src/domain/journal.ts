/** Everything that is ever written down about a booking. */
export type JournalEvent =
  | "held"
  | "checkout-opened"
  /** Lost its nights to somebody else, and may still win them back by paying first. */
  | "displaced"
  | "rebuilt"
  | "confirmed"
  | "expired"
  | "nights-lost"
  /** Somebody gave all of the money back at the provider before it had become a booking. */
  | "payment-returned"
  | "cancelled"
  | "moved"
  | "checked-in"
  | "check-in-undone"
  | "checked-out"
  | "check-out-undone"
  | "no-show"
  | "paid-by-hand"
  | "edited"
  | "mail-resent"
  | "refund-pending"
  | "refund-succeeded"
  | "refund-failed"
  | "note-erased"
  | "guest-erased";
