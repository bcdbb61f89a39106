export const REFUND_BEHAVIOURS = [
  "succeeds",
  "pending_then_succeeds",
  "succeeds_then_fails",
  "pending_insufficient_funds",
] as const;

export type RefundBehaviour = (typeof REFUND_BEHAVIOURS)[number];
