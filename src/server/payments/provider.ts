import type { Language } from "../../domain/language.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Installments, ProviderWays, SessionMeans } from "../../domain/payment-choice.ts";
import type { RefundReason } from "../../domain/refund.ts";
import type { SessionPurpose } from "../../domain/session-purpose.ts";

/** The payment provider in domain terms. Its own vocabulary stays in this folder. */

export type SessionOrder = {
  /** Our own id of the session, which is the idempotency key. */
  readonly sessionId: string;
  readonly bookingId: string;
  readonly purpose: SessionPurpose;
  /** The name of the provider that is to open it. */
  readonly provider: string;
  readonly means: SessionMeans;
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly amount: Centavos }[];
  readonly language: Language;
  /** Enough to rebuild the booking if our database loses it. No personal data. */
  readonly facts: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
  /** Until when the nights are held: a delayed payment must arrive by then. */
  readonly keptUntil: Date;
  readonly returnUrl: string;
  /** Whom the booking is for, if our form asked; null if the provider's form asks. */
  readonly payer: { readonly name: string; readonly email: string; readonly phone: string } | null;
  readonly mostInstallments: number;
};

/**
 * open: can be paid. processing: the guest has paid, the money has not arrived. paid: the money has
 * arrived. ended: it can no longer be paid.
 */
export type SessionStatus = "open" | "processing" | "paid" | "ended";

/** How an open session is paid: in a frame, on the provider's page, or by the code of a Pix. */
type HowToPay =
  | { readonly kind: "frame"; readonly clientSecret: string }
  | { readonly kind: "page"; readonly url: string }
  | { readonly kind: "code"; readonly brCode: string };

/** A further payment of the same session: a provider's page can be paid twice. */
export type FurtherPayment = {
  readonly paymentId: string;
  readonly amount: Centavos;
  readonly refunded: Centavos;
  readonly refundableUntil: Date | null;
};

export type PaymentSession = {
  /** Unique among all providers, and tells which one it is. */
  readonly id: string;
  readonly provider: string;
  /** `SessionOrder.sessionId`; null if the provider does not keep it. */
  readonly sessionId: string | null;
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
  /** Live with live keys, a test with test keys. */
  readonly isOurMode: boolean;
  readonly paymentId: string | null;
  readonly further: readonly FurtherPayment[];
  /** Until when the provider accepts a refund of the payment; null if no end is known. */
  readonly refundableUntil: Date | null;
  readonly means: SessionMeans;
  /** Null once paid or ended, and for a provider that tells it only when opening. */
  readonly pay: HowToPay | null;
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
  /** The event may arrive before its object can be fetched: then it has to be redelivered. */
  readonly canBeEarly?: boolean;
};

/** An event as it arrived. */
export type Notice = {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly query: Readonly<Record<string, unknown>>;
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
  /** Our own id of the refund; null if we did not make it, or if the provider stores no such id. */
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

/** Identifies a session whose id at the provider was never stored. */
type LostSession = {
  readonly provider: string;
  readonly sessionId: string;
  readonly bookingId: string;
  readonly purpose: SessionPurpose;
  readonly means: SessionMeans;
  readonly openedSince: Date;
};

export type PaymentProvider = {
  /** Its name in our rows, and the means that it takes. */
  readonly ways: ProviderWays;
  /** The smallest amount that it opens a session for. */
  readonly leastAmount: Centavos;
  /** Whether an id of a session, payment, refund or chargeback belongs to this provider. */
  owns(id: string): boolean;
  /** Whether only its guest and the house can know a session's id. */
  readonly hasSecretIds: boolean;
  /** Idempotent: a repeated call for the same session returns it again. */
  openSession(order: SessionOrder): Promise<PaymentSession>;
  findSession(id: string): Promise<PaymentSession | null>;
  findLostSession(lost: LostSession): Promise<PaymentSession | null>;
  /** 'refused': it was paid or had ended already. */
  endSession(id: string): Promise<"ended" | "refused">;
  /**
   * The price of a card payment by number of installments, ascending; empty if none are offered.
   */
  quoteInstallments(amount: Centavos): Promise<readonly Installments[]>;
  refund(order: RefundOrder): Promise<ProviderRefund>;
  findRefund(id: string): Promise<ProviderRefund | null>;
  /** The fee on a payment; null until the provider has settled it. */
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
  readEvent(notice: Notice): PaymentEvent;
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
