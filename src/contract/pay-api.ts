import type { Centavos } from "../domain/money.ts";
import type { Installments, OnlineMeans } from "../domain/payment-choice.ts";
import type { CheckoutRequest } from "./api.ts";
import type { Payer } from "./payer.ts";

export type PayRequest = Omit<CheckoutRequest, "key"> & {
  readonly means: OnlineMeans;
  readonly payer: Payer;
  /** What the visitor was shown: refused with 'offer-differs' if it is another now. */
  readonly dueNow: Centavos;
  /** The key of her press of 'Book Now' that was not answered: nights it may hold are hers. */
  readonly unanswered?: string;
};

/** A payment that was begun: where it goes on, below the page of its booking. */
export type BegunPayment = {
  readonly code: string;
  /** `guestPixUrl`: to the house's key. `guestPaymentUrl`: through a provider. */
  readonly at: "hand-pix" | "payment";
};

/**
 * A visitor who pays otherwise than in the frame on the room's page. Forms of pages, so no calls of
 * the wire. What the house does not take like this is refused with 'means-not-taken'.
 */
export type PayApi = {
  /**
   * Holds the nights and opens the payment. Keeps the link of the booking in this browser. `key` is
   * the form's idempotency key.
   */
  hold(key: string, request: PayRequest): Promise<BegunPayment>;
  /** Of a card on the provider's own page; empty if it cannot be told now. */
  quoteInstallments(amount: Centavos): Promise<readonly Installments[]>;
};
