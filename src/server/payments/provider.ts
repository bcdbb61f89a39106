import type { Language } from "../../domain/language.ts";
import type { Centavos } from "../../domain/money.ts";
import type { RefundReason } from "../../domain/payment.ts";
import type { QuoteLine } from "../../domain/quote.ts";

/** The payment provider in our own words. Nothing of its vocabulary leaves this folder. */

export type SessionOrder = {
  readonly bookingId: string;
  readonly title: string;
  readonly lines: readonly (QuoteLine & { readonly label: string })[];
  readonly language: Language;
  /** Enough to make the booking anew if our own books should be lost. Nothing personal. */
  readonly facts: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
  /** Until when the nights are kept: a payment that takes its time must have come by then. */
  readonly keptUntil: Date;
  readonly returnUrl: string;
};

/**
 * open: can be paid. processing: the guest has done her part, the money is not there yet.
 * paid: the money is there. ended: it will never be paid.
 */
export type SessionStatus = "open" | "processing" | "paid" | "ended";

export type PaymentSession = {
  readonly id: string;
  /** The booking it was opened for; null if the session is none of ours. */
  readonly bookingId: string | null;
  /** What `SessionOrder.facts` said when it was opened. */
  readonly facts: Readonly<Record<string, string>>;
  readonly status: SessionStatus;
  readonly amount: Centavos;
  /** What the provider has given back of it, or is about to, whoever asked for that. */
  readonly refunded: Centavos;
  readonly currency: string;
  readonly livemode: boolean;
  readonly paymentId: string | null;
  readonly clientSecret: string | null;
  readonly openedAt: Date;
  readonly expiresAt: Date;
  readonly guest: {
    readonly name: string | null;
    readonly email: string | null;
    readonly phone: string | null;
  };
};

export type PaymentEvent = {
  readonly id: string;
  readonly type: string;
  /** Of this house's own account, in the mode of its own keys. A platform hears of others too. */
  readonly ours: boolean;
  /** What the event is about; null when it is about something else. */
  readonly checkoutId: string | null;
  readonly refundId: string | null;
  readonly chargebackId?: string | null;
  /** By the provider's clock, where it says so. */
  readonly madeAt?: Date | null;
};

export type RefundState = "pending" | "succeeded" | "failed";

export type RefundOrder = {
  readonly refundId: string;
  readonly paymentId: string;
  readonly amount: Centavos;
  readonly reason: RefundReason;
};

export type ProviderRefund = {
  readonly id: string;
  /** Our own id of the refund; null if it was not made by us. */
  readonly refundId: string | null;
  readonly paymentId: string | null;
  readonly amount: Centavos;
  /** Why we made it; null if it does not say. */
  readonly reason: RefundReason | null;
  readonly state: RefundState;
};

/** A guest's bank wants a payment back. */
export type Chargeback = {
  readonly id: string;
  /** The booking that was paid for; null if the payment is none of ours. */
  readonly bookingId: string | null;
  readonly amount: Centavos;
  readonly state: "open" | "won" | "lost";
  /** Null where no answer is taken. */
  readonly answerBy: Date | null;
};

export type PaymentProvider = {
  /** Asked twice for the same booking, it gives back the same session. */
  openSession(order: SessionOrder): Promise<PaymentSession>;
  findSession(id: string): Promise<PaymentSession | null>;
  /** For a booking whose session's id we may have lost: looks through those opened since. */
  findSessionOfBooking(bookingId: string, openedSince: Date): Promise<PaymentSession | null>;
  /** 'refused' means it was not open any more: paid, or ended already. */
  endSession(id: string): Promise<"ended" | "refused">;
  refund(order: RefundOrder): Promise<ProviderRefund>;
  findRefund(id: string): Promise<ProviderRefund | null>;
  findChargeback(id: string): Promise<Chargeback | null>;
  /** All refunds of a payment, or all that were made since then. */
  listRefunds(
    of: { readonly paymentId: string } | { readonly madeSince: Date },
  ): AsyncIterable<ProviderRefund>;
  /** Every session opened since then, for comparing the provider's books with ours. */
  listSessions(openedSince: Date): AsyncIterable<PaymentSession>;
  /** Throws an AppError when the signature does not fit. */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent;
};

/**
 * The provider did not do what was asked. 'refused': it looked at it and said no. 'disputed': so too,
 * because the guest's bank has the payment. 'barred': it does not let us in, and did nothing. 'unknown': it may or may not have done it, and must be asked
 * before anything is undone.
 */
type Failure = "refused" | "disputed" | "barred" | "unknown";

export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly outcome: Failure;

  constructor(outcome: Failure, cause: unknown) {
    super(`the payment provider failed: ${outcome}`, { cause });
    this.outcome = outcome;
  }
}
