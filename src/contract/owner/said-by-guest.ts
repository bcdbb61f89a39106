import type { CancellationReason } from "../../domain/cancellation.ts";

export type RefundKey = {
  readonly key: string;
  /** When the guest named the key; null if this was not stored yet. */
  readonly at: number | null;
  /** The address whose link was used; null if unknown. */
  readonly by: string | null;
};

/** A change of the address that has the guest's link. */
export type Moved = { readonly at: number; readonly by: string };

/** What the guest wrote on the guest's page. */
export type SaidByGuest = {
  /** Names of the companions. */
  readonly companions: readonly string[];
  readonly wishes: string;
  /** Where to send a refund by hand; for the owner only. */
  readonly refundKey: RefundKey | null;
  readonly cancelledBecause: CancellationReason | null;
};
