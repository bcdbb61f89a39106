/**
 * 'booking': the part that is due now and confirms the booking. 'balance': the rest. 'change': the
 * rise of a changed stay.
 */
export type SessionPurpose = "booking" | "balance" | "change";
