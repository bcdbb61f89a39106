import type { Centavos } from "../../domain/money.ts";

/** The result of the reconciler's last comparison with the provider's list. */
export type ComparedBooks = {
  /** Number of payments compared. */
  readonly payments: number;
  /** Amount at the provider that is missing in our database, or the reverse. */
  readonly difference: Centavos;
  /** Epoch milliseconds of the oldest payment without a booking or refund here. */
  readonly unsettledSince: number | null;
};
