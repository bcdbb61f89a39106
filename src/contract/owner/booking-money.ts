import type { AccountPayment, HandMeans, PaymentMeans } from "../../domain/account.ts";
import type { CancellationStep } from "../../domain/cancellation.ts";
import type { Canceller } from "../../domain/cancellation-basis.ts";
import type { Day, LocalTime } from "../../domain/day.ts";
import type { Centavos } from "../../domain/money.ts";
import type { OnlineMeans } from "../../domain/payment-choice.ts";
import type { CurrentRow } from "../../domain/payment-plan.ts";
import type { RefundState } from "../../domain/refund.ts";

/** Positive is money in, negative is money out. */
export type MoneyEntry = {
  readonly amount: Centavos;
  readonly at: number;
  /** The note of the person who entered it. */
  readonly words: string | null;
} & (
  | {
      readonly kind: "payment";
      readonly id: string;
      readonly means: PaymentMeans;
      /** For an online payment, its provider's name, and its means if known. */
      readonly provider: string | null;
      readonly onlineMeans: OnlineMeans | null;
      /** A colleague's name, or the system that entered it. */
      readonly by: string;
      /** The day it came in, if that is not the day of its entry. */
      readonly on: Day | null;
      /** The most that can be removed as noted by mistake. */
      readonly removable: Centavos;
    }
  /** A payment that was noted by mistake, or what was left of it. */
  | { readonly kind: "removed"; readonly means: PaymentMeans; readonly by: string }
  | {
      readonly kind: "refund";
      readonly id: string;
      readonly state: RefundState;
      /** Null while it waits to be given back by hand. */
      readonly means: PaymentMeans | null;
      readonly doneAt: number | null;
      /** For a refused refund that nothing has replaced yet: what is still to be given. */
      readonly stuck: Centavos;
      /** A gift to a guest who still comes, which can be taken back while it is stuck. */
      readonly isGift: boolean;
    }
  /** Lost for good in a chargeback. */
  | { readonly kind: "lost" }
);

/** Money that the guest's bank reclaims: it cannot be refunded until the bank has decided. */
export type Dispute = {
  readonly amount: Centavos;
  /** The last day to answer; null if the bank accepts no answer. */
  readonly answerBy: Day | null;
  /** The provider to which the answer is sent; null if unknown. */
  readonly provider: string | null;
};

/** All money of a booking, in addition to its total and balance. */
export type BookingMoney = {
  /** Oldest first. */
  readonly money: readonly MoneyEntry[];
  /** Each payment, with what was refunded or disputed of it: the bounds of every refund. */
  readonly payments: readonly AccountPayment[];
  /** The bought plan as it stands; empty if everything was due at once. */
  readonly plan: readonly CurrentRow[];
  /** What only the owner can give back: refunds by hand, and the excess. */
  readonly owedByHand: Centavos;
  /** Open ones. */
  readonly disputes: readonly Dispute[];
};

/** What cancelling one of several rooms refunds. */
export type RoomCancellation = {
  readonly step: CancellationTerms["step"];
  readonly refundPercent: number;
  /** The room's price. */
  readonly price: Centavos;
  /** The room's share of the payments, which is refunded in full if the house cancels. */
  readonly paid: Centavos;
  /** A portal has sold its nights as well, so only the house can cancel it. */
  readonly isSoldTwice: boolean;
  /** What is refunded if the guest cancels it. */
  readonly refund: Centavos;
  readonly kept: Centavos;
};

export type RoomCancelWish = { readonly who: Canceller; readonly seen: Centavos };

/** Money taken at the reception. */
export type HandPayment = {
  readonly amount: Centavos;
  readonly means: HandMeans;
  /** The caller has confirmed that it exceeds the balance. */
  readonly evenMore?: boolean;
} & Noted;

/** About a payment at the reception. */
export type Noted = {
  /** The day it came in; if missing, today. */
  readonly on?: Day;
  readonly words?: string;
};

/** The owner's input for a cancellation. */
export type CancelWish = {
  readonly who: Canceller;
  /**
   * If missing, what is due: everything if the house cancels; by law or policy if the guest does.
   */
  readonly refund?: Centavos | "all" | undefined;
  /** What guest and house agreed on, if the refund is less than the policy gives. */
  readonly agreed?: string | undefined;
  /**
   * The refund that the page showed or, if another amount was typed, the one it showed as due. If
   * it has changed since, nothing is cancelled.
   */
  readonly seen?: Centavos | undefined;
};

export type NotedReturn = {
  readonly words?: string;
  /** What the page showed as owed by hand: if it has changed, nothing is noted. */
  readonly seen?: Centavos;
};

export type CancellationTerms = {
  /** The step of the bought policy that applies now. */
  readonly step: CancellationStep | null;
  readonly refundPercent: number;
  /** What is due to a guest who cancels. */
  readonly refundAmount: Centavos;
  /** The statutory withdrawal period; null if the policy was sold without one. */
  readonly withdrawal: { readonly until: LocalTime; readonly isRunning: boolean } | null;
  /** The most that can be refunded, of all payments. */
  readonly refundable: Centavos;
  /** A portal has sold its nights as well, so only the house can cancel it. */
  readonly isSoldTwice: boolean;
  /** Amount that the guest's bank has taken or reclaims: it cannot be refunded. */
  readonly disputed: Centavos;
};
