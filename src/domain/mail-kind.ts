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
  | "stay-changed"
  | "guest-links"
  | "change-declined"
  | "change-lost"
  | "owner-cancellation"
  | "owner-payment"
  | "owner-change-asked"
  | "owner-change";
