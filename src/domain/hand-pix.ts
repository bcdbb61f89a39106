/**
 * A Pix to the house's own key. 'shown': the guest has the code. 'told': the guest says that it is
 * paid. 'missing': the owner did not find it. 'ended': its time is over. Only the owner's answer
 * makes it 'received'.
 */
export type HandPixState = "shown" | "told" | "missing" | "received" | "ended";

/** What it pays: the nights of a hold, or the open amount of a confirmed booking. */
export type HandPixPurpose = "booking" | "balance";

export const openHandPixStates = ["shown", "told", "missing"] as const;

/** The largest upload of a receipt's picture. */
export const LARGEST_RECEIPT = 5 * 1024 * 1024;
