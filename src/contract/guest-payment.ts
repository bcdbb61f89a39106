import type { Centavos } from "../domain/money.ts";
import type { Installments, OnlineMeans } from "../domain/payment-choice.ts";
import type { SessionPurpose } from "../domain/session-purpose.ts";
import type { QrDrawing } from "./qr.ts";

/**
 * 'open': to be paid. 'processing': paid, and the bank has not confirmed it. 'ended': its time is
 * over, or another way was chosen. 'returned': paid, but the money goes back.
 */
export type GuestPaymentState = "open" | "processing" | "paid" | "ended" | "returned";

/** A payment through a provider's page, or by the code of a Pix, as its guest sees it. */
export type GuestPayment = {
  readonly state: GuestPaymentState;
  readonly means: OnlineMeans;
  readonly purpose: SessionPurpose;
  readonly amount: Centavos;
  /** Epoch milliseconds: until when the provider takes it. */
  readonly until: number;
  /** What the bank's app reads, while it is open. */
  readonly pix: { readonly brCode: string; readonly qr: QrDrawing } | null;
  /** The provider's own page, while it is open. */
  readonly page: { readonly url: string; readonly label: string } | null;
  /** What the card costs in parcelas there; empty if it cannot be told now. */
  readonly installments: readonly Installments[];
  /** Who is paid, as the bank shows it. */
  readonly payee: string;
  /** Of the proposal that it is to pay: its page knows whether it still stands. */
  readonly proposalCode: string | null;
};

/** How what is open of a booking is to be paid, otherwise than in the frame on its page. */
export type PaymentWish = {
  readonly means: OnlineMeans;
  readonly purpose: Exclude<SessionPurpose, "booking">;
};
