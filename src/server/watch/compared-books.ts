import type { Centavos } from "../../domain/money.ts";

/** What the reconciler's last comparison with the provider's own list has left different. */
export type ComparedBooks = {
  /** Payments at the provider that were looked at. */
  readonly payments: number;
  /** Money at the provider that is not in our books, or the reverse. */
  readonly difference: Centavos;
  /** Epoch milliseconds of the oldest payment that is neither a booking nor a refund here. */
  readonly unsettledSince: number | null;
};
