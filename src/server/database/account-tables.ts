import type { ColumnType, Generated } from "kysely";
import type { PaymentMeans, Sums } from "../../domain/account.ts";
import type { Day } from "../../domain/day.ts";
import type { Centavos } from "../../domain/money.ts";
import type { OnlineMeans, SessionMeans } from "../../domain/payment-choice.ts";
import type { QuoteLine } from "../../domain/quote.ts";
import type { RefundReason, RefundState } from "../../domain/refund.ts";
import type { SessionPurpose } from "../../domain/session-purpose.ts";

type Instant = ColumnType<Date, Date, Date>;

/** Sessions at a payment provider: each asks for an amount, for one purpose. */
export type PaymentSessionTable = {
  /** The idempotency key at the provider. A hold's first session has the booking's id. */
  id: Generated<string>;
  booking_id: string;
  provider: string;
  purpose: SessionPurpose;
  means: Generated<SessionMeans>;
  amount: Centavos;
  state: Generated<"open" | "paid" | "ended">;
  /** The provider's own id; null until it has answered. */
  checkout_id: string | null;
  /** For sessions that are not paid in a frame: what the guest is shown. */
  br_code: string | null;
  pay_url: string | null;
  expires_at: Instant;
  opened_at: Instant;
};

/** All money of bookings: what they cost, what came in, what went back. */
export type AccountTables = {
  booking_account: Sums & { booking_id: string; beyond: Centavos; open: Centavos };
  payment: {
    id: Generated<string>;
    booking_id: string;
    means: PaymentMeans;
    provider: string | null;
    reference: string | null;
    amount: Centavos;
    at: Instant;
    by: string;
    /** Noted at the reception for another day than that of its entry. */
    received_on: ColumnType<Day | null, Day | null | undefined, never>;
    /** For a payment through a provider; null if the provider did not report it. */
    online_means: ColumnType<OnlineMeans | null, OnlineMeans | null | undefined, never>;
    /** The end of the provider's window for refunds; null if none is known. */
    refundable_until: ColumnType<Date | null, Date | null | undefined, never>;
    received: Generated<Centavos>;
    refunding: Generated<Centavos>;
    disputed: Generated<Centavos>;
    beyond: Generated<Centavos>;
    /** What the provider keeps of the payment; null until reported. */
    fee: Generated<Centavos | null>;
  };
  receipt: {
    number: number;
    payment_id: string;
    issued_at: Instant;
    issued_by: string;
  };
  account_entry: {
    id: Generated<string>;
    booking_id: string;
    kind: "charge" | "payment" | "refund" | "refunded" | "dispute" | "dispute-lost";
    amount: Centavos;
    stay_id: string | null;
    line: ColumnType<QuoteLine | null, string | null, never>;
    payment_id: string | null;
    refund_id: string | null;
    chargeback_id: string | null;
    beyond: Generated<Centavos>;
    reverses: string | null;
    at: Instant;
    actor: string;
    source: string;
  };
  /** A person's note about an entry. Erased with the guest's data, unlike the entry. */
  account_note: { entry_id: string; text: string };
  payment_session: PaymentSessionTable;
  refund: {
    id: Generated<string>;
    booking_id: string;
    of_payment: string | null;
    reason: RefundReason;
    amount: Centavos;
    state: Generated<RefundState>;
    /** Null while it waits to be given back by hand. */
    means: PaymentMeans | null;
    provider_refund_id: string | null;
    created_at: Instant;
    done_at: Instant | null;
    /** How much the price was lowered together with the refund. */
    discount: Generated<Centavos>;
    /**
     * For a refused refund: the part that is settled, because it was given by hand or taken back.
     */
    waived: Generated<Centavos>;
  };
  chargeback: {
    id: string;
    booking_id: string;
    amount: Centavos;
    state: "open" | "won" | "lost";
    told_at: Instant;
    /** The provider's id of the payment; null in older rows. */
    reference: string | null;
    /** Null if the bank accepts no answer. */
    answer_by: Instant | null;
  };
};
