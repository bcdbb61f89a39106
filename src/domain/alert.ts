/** What a person has to look at. */
export type AlertKind =
  /** Money arrived that fits no booking, or not the booking it names. */
  | "payment-does-not-fit"
  /** Paid at the provider, and still neither booked nor refunded here. */
  | "paid-without-booking"
  | "nights-lost"
  | "refund-failed"
  | "refund-slow"
  | "mail-not-sent"
  | "hold-overdue";
