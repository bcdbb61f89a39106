import type { CancellationReason } from "../../domain/cancellation.ts";

/** What the guest said on her own page. */
export type SaidByGuest = {
  /** Names of who comes along. */
  readonly companions: readonly string[];
  readonly wishes: string;
  /** Where to send what waits to be given back by hand; to the owner only. */
  readonly refundKey: string | null;
  readonly cancelledBecause: CancellationReason | null;
};
