/**
 * A Pix to the house's own key. 'shown': the guest has the code. 'told': she says that she paid.
 * 'missing': the house did not find it. 'ended': its time is over. Only the house's word makes it
 * 'received'.
 */
export type HandPixState = "shown" | "told" | "missing" | "received" | "ended";

/** What it pays: a hold that waits for it, or what is open of a confirmed booking. */
export type HandPixPurpose = "booking" | "balance";

export const openHandPixStates = ["shown", "told", "missing"] as const;

/** Of the picture of a bank's receipt, as it is sent. */
export const LARGEST_RECEIPT = 5 * 1024 * 1024;
