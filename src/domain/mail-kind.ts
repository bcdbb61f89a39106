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
  /** Given back without cancelling, or more of it after the end. */
  | "given-back"
  | "stay-changed"
  | "guest-links"
  /** To the address that a booking had before. */
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
