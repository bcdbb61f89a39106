import type { Centavos } from "../domain/money.ts";
import type { Installments, OnlineMeans } from "../domain/payment-choice.ts";
import type { CheckoutRequest } from "./api.ts";
import type { Payer } from "./payer.ts";

export type PayRequest = Omit<CheckoutRequest, "key"> & {
  readonly means: OnlineMeans;
  readonly payer: Payer;
  /** What the visitor was shown; refused with 'offer-differs' if it has changed. */
  readonly dueNow: Centavos;
  /**
   * The key of a press of 'Book Now' that got no response: nights that it may hold are this
   * visitor's.
   */
  readonly unanswered?: string;
};

/** A begun payment: its booking, and the page below it on which it continues. */
export type BegunPayment = {
  readonly code: string;
  /** `guestPixUrl`: to the house's key. `guestPaymentUrl`: through a provider. */
  readonly at: "hand-pix" | "payment";
};

/**
 * For a visitor who pays other than in the frame on the room's page. Forms of pages, so not calls
 * of the wire. A means that the house does not take is refused with 'means-not-taken'.
 */
export type PayApi = {
  /**
   * Holds the nights and opens the payment. Stores the booking's link in this browser. `key` is the
   * form's idempotency key.
   */
  hold(key: string, request: PayRequest): Promise<BegunPayment>;
  /** For a card on the provider's own page; empty if they are not known now. */
  quoteInstallments(amount: Centavos): Promise<readonly Installments[]>;
};
