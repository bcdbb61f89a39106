import { sql } from "kysely";
import { shareOf } from "../../domain/cancellation.ts";
import type { Centavos } from "../../domain/money.ts";
import type { RefundReason } from "../../domain/payment.ts";
import type { Database, Tx } from "../database/connect.ts";
import { accountOf } from "./account.ts";
import type { Booking } from "./booking.ts";

/** Money on its way back to the card, or there since `at`. */
export type CardReturn = {
  readonly amount: Centavos;
  readonly reason: RefundReason;
  readonly state: "due" | "pending" | "succeeded" | "failed";
  readonly at: Date;
};

/** A booking's money as a text may tell it: only what is done counts as received or returned. */
export type Statement = {
  readonly total: Centavos;
  readonly received: Centavos;
  readonly returned: Centavos;
  /** What the house has: received, less what was returned and what a bank took back. */
  readonly paid: Centavos;
  /** What is still to be paid; a booking that has ended owes nothing. */
  readonly open: Centavos;
  /** What the guest's bank has, or wants. */
  readonly disputed: Centavos;
  readonly cardReturns: readonly CardReturn[];
  /** Of what was paid by hand before it was cancelled: still to go back by hand, and gone since. */
  readonly byHand: { readonly due: Centavos; readonly done: Centavos };
  /** What the policy gave back when it was cancelled; null where it was not. */
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

/** The journal alone knows when one arrived. */
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
