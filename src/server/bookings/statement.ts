import { askedOf, type PaymentMeans, paidOf, type Sums } from "../../domain/account.ts";
import type { CancellationBasis } from "../../domain/cancellation-basis.ts";
import type { Centavos } from "../../domain/money.ts";
import { type CurrentRow, currentRows } from "../../domain/payment-plan.ts";
import type { RefundReason, RefundState } from "../../domain/refund.ts";
import { readAccount } from "../account/read-account.ts";
import { replacementOf } from "../account/replacement-of.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { Booking } from "./booking.ts";

/** A refund: owed, sent, or arrived at `at`. */
export type Return = {
  readonly amount: Centavos;
  readonly reason: RefundReason;
  readonly state: RefundState;
  /** Null while it waits to be given back by hand. */
  readonly means: PaymentMeans | null;
  readonly owedAt: Date;
  readonly at: Date;
};

/** A booking's money for texts: only completed payments and refunds count as paid. */
export type Statement = {
  readonly total: Centavos;
  readonly received: Centavos;
  readonly returned: Centavos;
  readonly paid: Centavos;
  /** Still to be paid; zero for an ended booking. */
  readonly open: Centavos;
  /** The bought plan as it stands; empty if everything was due at once. */
  readonly plan: readonly CurrentRow[];
  /** Reclaimed or taken by the guest's bank. */
  readonly disputed: Centavos;
  /** Oldest first. */
  readonly returns: readonly Return[];
  /** What decided the refund of a cancellation, if known. */
  readonly basis: CancellationBasis | null;
};

export async function statementOf(db: Database | Tx, booking: Booking): Promise<Statement> {
  const account = await readAccount(db, booking.id);
  const cancelled = await db
    .selectFrom("cancellation")
    .select("basis")
    .where("booking_id", "=", booking.id)
    .executeTakeFirst();
  const returns = await db
    .selectFrom("refund")
    .select(["id", "amount", "reason", "state", "means", "created_at as owedAt"])
    .select((row) => row.fn.coalesce("done_at", "created_at").as("at"))
    .where("booking_id", "=", booking.id)
    .orderBy("created_at")
    .orderBy("amount", "desc")
    .orderBy("id")
    .execute();
  return {
    total: account.total,
    received: account.received,
    returned: account.refunded,
    paid: paidOf(account),
    open: booking.state === "confirmed" ? Math.max(0, askedOf(account)) : 0,
    plan: planOf(booking, account),
    disputed: account.disputed,
    returns: returns.filter(({ id }) => !returns.some((one) => one.id === replacementOf(id))),
    basis: cancelled?.basis ?? null,
  };
}

/** An ended booking has no plan. */
export function planOf({ plan, state, check_in }: Booking, account: Sums): CurrentRow[] {
  if (!plan || state !== "confirmed") return [];
  return currentRows(plan, { total: account.total, open: askedOf(account) }, check_in);
}
