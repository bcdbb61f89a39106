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
  /** Read from a portal's calendar. */
  | "portal-sold"
  /** A booking noted by hand was found in a portal's calendar, which decides its dates from now on. */
  | "portal-found"
  | "portal-cancelled"
  /** A portal lists again what it had taken away. */
  | "portal-returned"
  /** The portal's calendar was removed: its dates are decided here. */
  | "portal-unread"
  /** The owner says that nobody comes: the portal has only closed the nights. */
  | "called-closed"
  | "called-guest"
  | "moved"
  /** One of several rooms. */
  | "room-cancelled"
  | "checked-in"
  | "check-in-undone"
  | "checked-out"
  | "check-out-undone"
  | "no-show"
  | "paid-by-hand"
  /** Noted by mistake. */
  | "payment-removed"
  /** Something was added or taken off by hand. */
  | "price-adjusted"
  /** Given back to a guest who still comes. */
  | "given-back"
  | "refund-retried"
  /** A gift that the provider refused. */
  | "gift-taken-back"
  | "link-renewed"
  /** Arrival time, names or wishes, on her own page. */
  | "guest-told"
  | "change-asked"
  | "change-declined"
  | "change-withdrawn"
  /** Its nights are held until the rise is paid. */
  | "change-held"
  | "change-expired"
  /** Paid, but its nights were gone: the money goes back. */
  | "change-lost"
  /** The guest has the code of a Pix to the house's key. */
  | "pix-shown"
  /** She says that she paid it. */
  | "pix-told"
  /** The house did not find it. */
  | "pix-missing"
  /** It was begun with a key that is not the house's. */
  | "pix-disowned"
  | "edited"
  | "mail-resent"
  | "refund-pending"
  | "refund-succeeded"
  | "refund-failed"
  | "note-erased"
  | "guest-erased";

/** What an edit of a booking can change; the journal names them, without what they say. */
export const editedFields = [
  ...(["guest_name", "guest_email", "guest_phone", "expected_arrival", "note"] as const),
  ...(["guests", "commission"] as const),
] as const;

export type EditedField = (typeof editedFields)[number];
