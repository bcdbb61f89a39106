import type { Centavos } from "../domain/money.ts";
import type { Installments, OnlineMeans } from "../domain/payment-choice.ts";
import type { SessionPurpose } from "../domain/session-purpose.ts";
import type { QrDrawing } from "./qr.ts";

/**
 * 'open': to be paid. 'processing': paid, but not confirmed by the bank yet. 'ended': its time is
 * over, or another way was chosen. 'returned': paid, but refunded.
 */
export type GuestPaymentState = "open" | "processing" | "paid" | "ended" | "returned";

/** A payment on a provider's page, or by the code of a Pix, as its guest sees it. */
export type GuestPayment = {
  readonly state: GuestPaymentState;
  readonly means: OnlineMeans;
  readonly purpose: SessionPurpose;
  readonly amount: Centavos;
  /** Epoch milliseconds until which the provider accepts it. */
  readonly until: number;
  /** What the bank's app reads, while it is open. */
  readonly pix: { readonly brCode: string; readonly qr: QrDrawing } | null;
  /** The provider's own page, while it is open. */
  readonly page: { readonly url: string; readonly label: string } | null;
  /** The card's installments there; empty if they are not known now. */
  readonly installments: readonly Installments[];
  /** The payee as the bank shows it. */
  readonly payee: string;
  /** The proposal that it pays, whose page knows whether it is still valid. */
  readonly proposalCode: string | null;
};

/** How the open amount of a booking is to be paid, other than in the frame on its page. */
export type PaymentWish = {
  readonly means: OnlineMeans;
  readonly purpose: Exclude<SessionPurpose, "booking">;
};
