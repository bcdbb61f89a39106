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
  /** Written by whoever entered it. */
  readonly words: string | null;
} & (
  | {
      readonly kind: "payment";
      readonly id: string;
      readonly means: PaymentMeans;
      /** Of one that was online: the name of its provider, and what it was made with if known. */
      readonly provider: string | null;
      readonly onlineMeans: OnlineMeans | null;
      /** A colleague's name, or the system that entered it. */
      readonly by: string;
      /** The day it came in, if that is not the day of its entry. */
      readonly on: Day | null;
      /** What of it was noted by mistake, at most. */
      readonly removable: Centavos;
    }
  /** A payment that was noted by mistake, or the part of it. */
  | { readonly kind: "removed"; readonly means: PaymentMeans; readonly by: string }
  | {
      readonly kind: "refund";
      readonly id: string;
      readonly state: RefundState;
      /** Null means: it waits to be given back by hand. */
      readonly means: PaymentMeans | null;
      readonly doneAt: number | null;
      /** Of one that was refused: what is still to be given, and nothing was done instead yet. */
      readonly stuck: Centavos;
      /** It was given to a guest who comes, and can be taken back while it is stuck. */
      readonly isGift: boolean;
    }
  /** Lost for good in a chargeback. */
  | { readonly kind: "lost" }
);

/** Money that the guest's bank reclaims: until it has decided, nobody can give it back. */
export type Dispute = {
  readonly amount: Centavos;
  /** The last day to answer; null if the bank takes no answer. */
  readonly answerBy: Day | null;
  /** The name of who takes the answer; null if unknown. */
  readonly provider: string | null;
};

/** All money of a booking, beside its total and balance. */
export type BookingMoney = {
  /** Oldest first. */
  readonly money: readonly MoneyEntry[];
  /** What has become of each payment: the bounds of every refund. */
  readonly payments: readonly AccountPayment[];
  /** The bought plan as it stands; empty if everything was due at once. */
  readonly plan: readonly CurrentRow[];
  /** What only the owner can give back: it waits for her hand, or came in beyond the price. */
  readonly owedByHand: Centavos;
  /** Open ones. */
  readonly disputes: readonly Dispute[];
};

/** What cancelling one of several rooms gives back. */
export type RoomCancellation = {
  readonly step: CancellationTerms["step"];
  readonly refundPercent: number;
  /** Of the room. */
  readonly price: Centavos;
  /** The room's share of what was paid, all of which goes back if the house cancels. */
  readonly paid: Centavos;
  /** A portal has sold nights of it as well: only the house can cancel. */
  readonly isSoldTwice: boolean;
  /** What goes back if the guest cancels it. */
  readonly refund: Centavos;
  readonly kept: Centavos;
};

export type RoomCancelWish = { readonly who: Canceller; readonly seen: Centavos };

/** Money taken at the reception. */
export type HandPayment = {
  readonly amount: Centavos;
  readonly means: HandMeans;
  /** Confirmed, although it exceeds the balance. */
  readonly evenMore?: boolean;
} & Noted;

/** About a payment at the reception. */
export type Noted = {
  /** The day it came in; if missing, today. */
  readonly on?: Day;
  readonly words?: string;
};

/** What the owner says of a cancellation. */
export type CancelWish = {
  readonly who: Canceller;
  /** Without it, what is due: of the house everything, of the guest by law or policy. */
  readonly refund?: Centavos | "all" | undefined;
  /** What guest and house agreed on, if it is less than the policy gives. */
  readonly agreed?: string | undefined;
  /**
   * The amount that the page showed, or beside a typed one what it showed as due: if it is another
   * now, nothing is cancelled.
   */
  readonly seen?: Centavos | undefined;
};

export type NotedReturn = {
  readonly words?: string;
  /** What the page showed as owed by hand: if that is another sum now, nothing is noted. */
  readonly seen?: Centavos;
};

export type CancellationTerms = {
  /** The step of the bought policy that applies now. */
  readonly step: CancellationStep | null;
  readonly refundPercent: number;
  /** What is due to the guest if she cancels. */
  readonly refundAmount: Centavos;
  /** The statutory withdrawal period; null if the policy was sold without one. */
  readonly withdrawal: { readonly until: LocalTime; readonly isRunning: boolean } | null;
  /** The most that can be refunded, of all payments. */
  readonly refundable: Centavos;
  /** A portal has sold nights of it as well: only the house can cancel. */
  readonly isSoldTwice: boolean;
  /** Amount that the guest's bank has taken or reclaims: it cannot be refunded. */
  readonly disputed: Centavos;
};
