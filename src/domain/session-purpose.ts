/**
 * 'booking': what the plan asks for now, which confirms the booking. 'balance': the rest. 'change':
 * what a changed stay costs more.
 */
export type SessionPurpose = "booking" | "balance" | "change";
