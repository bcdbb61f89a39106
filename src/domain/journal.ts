/** All journal events of a booking. */
export type JournalEvent =
  | "held"
  | "checkout-opened"
  /** Lost its nights to another hold; the first payment wins them. */
  | "displaced"
  | "rebuilt"
  | "confirmed"
  /** Paid online after the booking was confirmed. */
  | "paid-online"
  | "expired"
  | "nights-lost"
  /** Fully refunded by hand at the provider before it was confirmed. */
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
