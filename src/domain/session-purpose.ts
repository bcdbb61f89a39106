/** 'booking': what the plan asks for now, which confirms the booking. 'balance': the rest. */
export type SessionPurpose = "booking" | "balance";
