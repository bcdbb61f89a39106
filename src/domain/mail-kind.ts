/** Every mail about a booking. */
export type MailKind =
  | "confirmation"
  | "owner-notice"
  | "nights-lost"
  | "payment-returned"
  | "owner-nights-lost"
  | "cancellation"
  | "stay-changed"
  | "owner-cancellation";
