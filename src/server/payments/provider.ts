import type { Language } from "../../domain/language.ts";
import type { Centavos } from "../../domain/money.ts";
import type { RefundReason } from "../../domain/refund.ts";
import type { SessionPurpose } from "../../domain/session-purpose.ts";

/** The payment provider in domain terms. Its own vocabulary stays in this folder. */

export type SessionOrder = {
  /** Our own id of the session, which is the idempotency key. */
  readonly sessionId: string;
  readonly bookingId: string;
  readonly purpose: SessionPurpose;
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly amount: Centavos }[];
  readonly language: Language;
  /** Enough to rebuild the booking if our database loses it. No personal data. */
  readonly facts: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
  /** Until when the nights are held: a delayed payment must arrive by then. */
  readonly keptUntil: Date;
  readonly returnUrl: string;
};

/**
 * open: can be paid. processing: the guest has paid, the money has not arrived. paid: the money has
 * arrived. ended: it can no longer be paid.
 */
export type SessionStatus = "open" | "processing" | "paid" | "ended";

export type PaymentSession = {
  readonly id: string;
  /** The booking it was opened for; null if the session is not ours. */
  readonly bookingId: string | null;
  readonly purpose: SessionPurpose;
  /** `SessionOrder.facts` as given when it was opened. */
  readonly facts: Readonly<Record<string, string>>;
  readonly status: SessionStatus;
  readonly amount: Centavos;
  /** The amount refunded or being refunded, whether by us or at the provider. */
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
  /**
   * Whether it is for our own account and mode: a platform receives events of other accounts too.
   */
  readonly ours: boolean;
  /** The session it refers to; null if it refers to something else. */
  readonly checkoutId: string | null;
  readonly refundId: string | null;
  readonly chargebackId?: string | null;
  /** By the provider's clock, if given. */
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
  /** Our own id of the refund; null if we did not make it. */
  readonly refundId: string | null;
  readonly paymentId: string | null;
  readonly amount: Centavos;
  /** Why we made it; null if unknown. */
  readonly reason: RefundReason | null;
  readonly state: RefundState;
};

/** A dispute: the guest's bank reclaims a payment. */
export type Chargeback = {
  readonly id: string;
  /** The booking that was paid for; null if the payment is not ours. */
  readonly bookingId: string | null;
  readonly paymentId: string | null;
  readonly amount: Centavos;
  readonly state: "open" | "won" | "lost";
  /** Null if no response is possible. */
  readonly answerBy: Date | null;
};

export type PaymentProvider = {
  /** How our rows name it. */
  readonly name: string;
  /** It opens no session for less. */
  readonly leastAmount: Centavos;
  /** Idempotent: a repeated call for the same session returns it again. */
  openSession(order: SessionOrder): Promise<PaymentSession>;
  findSession(id: string): Promise<PaymentSession | null>;
  /** For a session whose id may be lost: scans those opened since. */
  findSessionOfBooking(
    bookingId: string,
    purpose: SessionPurpose,
    openedSince: Date,
  ): Promise<PaymentSession | null>;
  /** 'refused': it was no longer open, but paid or ended. */
  endSession(id: string): Promise<"ended" | "refused">;
  refund(order: RefundOrder): Promise<ProviderRefund>;
  findRefund(id: string): Promise<ProviderRefund | null>;
  /** What it keeps of a payment; null while it has not settled that. */
  findFee(paymentId: string): Promise<Centavos | null>;
  findChargeback(id: string): Promise<Chargeback | null>;
  /** Every chargeback since a time, for reconciliation. */
  listChargebacks(openedSince: Date): AsyncIterable<Chargeback>;
  /** All refunds of a payment, or all since a time. */
  listRefunds(
    of: { readonly paymentId: string } | { readonly madeSince: Date },
  ): AsyncIterable<ProviderRefund>;
  /** Every session opened since then, for reconciliation. */
  listSessions(openedSince: Date): AsyncIterable<PaymentSession>;
  /** Throws an AppError if the signature is invalid. */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent;
};

/**
 * 'refused': the provider declined. 'disputed': declined because of a chargeback. 'barred': it
 * rejected our credentials and did nothing. 'unknown': it may have been done, so ask before undoing
 * anything.
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
