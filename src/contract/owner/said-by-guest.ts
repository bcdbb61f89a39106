import type { CancellationReason } from "../../domain/cancellation.ts";

export type RefundKey = {
  readonly key: string;
  /** When she named it; null if that was before it was noted. */
  readonly at: number | null;
  /** The address that has the link by which she came; null if it is not known. */
  readonly by: string | null;
};

/** A change of the address that has the guest's link. */
export type Moved = { readonly at: number; readonly by: string };

/** What the guest said on her own page. */
export type SaidByGuest = {
  /** Names of who comes along. */
  readonly companions: readonly string[];
  readonly wishes: string;
  /** Where to send what waits to be given back by hand; to the owner only. */
  readonly refundKey: RefundKey | null;
  readonly cancelledBecause: CancellationReason | null;
};
