import { sql } from "kysely";
import { shareOf } from "../../domain/cancellation.ts";
import type { Centavos } from "../../domain/money.ts";
import type { RefundReason } from "../../domain/payment.ts";
import type { Database, Tx } from "../database/connect.ts";
import { accountOf } from "./account.ts";
import type { Booking } from "./booking.ts";

/** A refund to the card, pending or arrived at `at`. */
export type CardReturn = {
  readonly amount: Centavos;
  readonly reason: RefundReason;
  readonly state: "due" | "pending" | "succeeded" | "failed";
  readonly at: Date;
};

/** A booking's money for texts: only completed payments and refunds count. */
export type Statement = {
  readonly total: Centavos;
  readonly received: Centavos;
  readonly returned: Centavos;
  /** Received, less returned and lost. */
  readonly paid: Centavos;
  /** Still to be paid; zero for an ended booking. */
  readonly open: Centavos;
  /** Reclaimed or taken by the guest's bank. */
  readonly disputed: Centavos;
  readonly cardReturns: readonly CardReturn[];
  /** Paid by hand before the cancellation: still to be returned by hand, and returned since. */
  readonly byHand: { readonly due: Centavos; readonly done: Centavos };
  /** The policy's percentage at cancellation; null if not cancelled. */
  readonly refundPercent: number | null;
};

export async function statementOf(db: Database | Tx, booking: Booking): Promise<Statement> {
  const { captured, disputed, lost } = await accountOf(db, booking);
  const hands = await db
    .selectFrom("hand_payment")
    .select(["amount", "at"])
    .where("booking_id", "=", booking.id)
    .execute();
  const cancelled = await db
    .selectFrom("cancellation")
    .select(["at", "refund_percent"])
    .where("booking_id", "=", booking.id)
    .executeTakeFirst();
  const cardReturns = await cardReturnsOf(db, booking.id);
  const arrived = cardReturns.filter(({ state }) => state === "succeeded");
  const received = captured + sum(hands.filter(({ amount }) => amount > 0));
  const returned = sum(arrived) - sum(hands.filter(({ amount }) => amount < 0));
  const paid = received - returned - lost;
  return {
    total: booking.total,
    received,
    returned,
    paid,
    open: booking.state === "confirmed" ? Math.max(0, booking.total - paid) : 0,
    disputed,
    cardReturns,
    byHand: cancelled ? handReturns(hands, cancelled) : { due: 0, done: 0 },
    refundPercent: cancelled?.refund_percent ?? null,
  };
}

type Hand = { readonly amount: Centavos; readonly at: Date };

function handReturns(
  hands: readonly Hand[],
  { at, refund_percent }: { readonly at: Date; readonly refund_percent: number },
): Statement["byHand"] {
  const before = sum(hands.filter((hand) => hand.at <= at));
  const done = -sum(hands.filter((hand) => hand.at > at && hand.amount < 0));
  return { due: Math.max(0, shareOf(Math.max(0, before), refund_percent) - done), done };
}

/** Only the journal has the arrival time. */
async function cardReturnsOf(db: Database | Tx, bookingId: string): Promise<CardReturn[]> {
  const { rows } = await sql<CardReturn>`
    select amount, reason, state, coalesce((
      select max(at) from booking_journal as entry
      where entry.booking_id = refund.booking_id and entry.event = 'refund-' || refund.state
        and (entry.facts ->> 'amount')::integer = refund.amount), created_at) as at
    from refund where booking_id = ${bookingId} order by created_at
  `.execute(db);
  return rows;
}

const sum = (entries: readonly { readonly amount: Centavos }[]) =>
  entries.reduce((total, { amount }) => total + amount, 0);
