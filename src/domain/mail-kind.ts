/** Every mail about a booking. */
export type MailKind =
  | "confirmation"
  | "payment-received"
  | "balance-reminder"
  | "owner-notice"
  | "nights-lost"
  | "payment-returned"
  | "owner-nights-lost"
  | "cancellation"
  /** A refund without a cancellation, or a further one after it. */
  | "given-back"
  | "stay-changed"
  | "guest-links"
  /** To the booking's former address. */
  | "address-changed"
  | "change-declined"
  | "change-lost"
  | "payment-open"
  | "pix-open"
  | "pix-missing"
  | "pix-ended"
  | "pix-disowned"
  | "owner-cancellation"
  | "owner-payment"
  | "owner-change-asked"
  | "owner-change"
  | "owner-pix-told";
