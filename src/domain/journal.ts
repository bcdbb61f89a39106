/** All journal events of a booking. */
export type JournalEvent =
  | "held"
  | "checkout-opened"
  /** The hold lost its nights to another one; the first payment gets them. */
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
  /** A portal lists a stay again that it had removed. */
  | "portal-returned"
  /** The portal's calendar was removed: the dates are decided here. */
  | "portal-unread"
  /** The owner says that nobody comes: the portal has only closed the nights. */
  | "called-closed"
  | "called-guest"
  | "moved"
  /** One of several rooms was cancelled. */
  | "room-cancelled"
  | "checked-in"
  | "check-in-undone"
  | "checked-out"
  | "check-out-undone"
  | "no-show"
  | "paid-by-hand"
  /** A payment was noted by mistake. */
  | "payment-removed"
  /** An extra or a discount. */
  | "price-adjusted"
  /** Refunded to a guest who still comes. */
  | "given-back"
  | "refund-retried"
  /** A gift that the provider had refused. */
  | "gift-taken-back"
  | "link-renewed"
  /** Arrival time, names or wishes, from the guest's page. */
  | "guest-told"
  | "change-asked"
  | "change-declined"
  | "change-withdrawn"
  /** The change's nights are held until the rise is paid. */
  | "change-held"
  | "change-expired"
  /** Paid, but the change's nights were gone: the payment is refunded. */
  | "change-lost"
  /** The guest has the code of a Pix to the house's key. */
  | "pix-shown"
  /** The guest says that it is paid. */
  | "pix-told"
  /** The owner did not find it. */
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

/** What an edit of a booking can change. The journal has these names only, not the values. */
export const editedFields = [
  ...(["guest_name", "guest_email", "guest_phone", "expected_arrival", "note"] as const),
  ...(["guests", "commission"] as const),
] as const;

export type EditedField = (typeof editedFields)[number];
