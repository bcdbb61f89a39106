import { sql } from "kysely";
import type { BookingMoney, Dispute, MoneyEntry } from "../../contract/owner/booking-money.ts";
import { leftOf, type PaymentMeans } from "../../domain/account.ts";
import { isOver } from "../../domain/booking.ts";
import { type Day, todayIn } from "../../domain/day.ts";
import type { Centavos } from "../../domain/money.ts";
import type { OnlineMeans } from "../../domain/payment-choice.ts";
import { stillOwedOf } from "../../domain/refund.ts";
import { owedByHand } from "../account/owed-by-hand.ts";
import { readAccount, type StoredAccount } from "../account/read-account.ts";
import { replacementOf } from "../account/replacement-of.ts";
import type { Database } from "../database/connect.ts";
import { getProperty } from "../property/get-property.ts";
import type { Booking } from "./booking.ts";
import { planOf } from "./statement.ts";

/** All money of a booking, in the owner's terms. */
export async function moneyOf(db: Database, booking: Booking): Promise<BookingMoney> {
  const account = await readAccount(db, booking.id);
  const entries = [
    ...(await paymentsOf(db, booking.id)),
    ...(await refundsOf(db, booking, account)),
    ...(await lostOf(db, booking.id)),
  ];
  return {
    money: entries.sort((one, other) => one.at - other.at),
    payments: account.payments.map(({ provider: _, reference: __, ...payment }) => payment),
    plan: planOf(booking, account),
    owedByHand: (await owedByHand(db, [booking.id]))(booking.id).owed,
    disputes: await disputesOf(db, booking.id),
  };
}

type PaymentRow = {
  readonly id: string;
  readonly means: PaymentMeans;
  readonly provider: string | null;
  readonly online_means: OnlineMeans | null;
  readonly amount: Centavos;
  readonly received: Centavos;
  readonly refunding: Centavos;
  readonly disputed: Centavos;
  readonly at: Date;
  readonly received_on: Day | null;
  readonly by: string;
  readonly words: string | null;
  readonly removed_at: Date | null;
  readonly removed_by: string | null;
  readonly why: string | null;
};

/** Each payment, and the reversal of one that was noted by mistake. */
async function paymentsOf(db: Database, bookingId: string): Promise<MoneyEntry[]> {
  const { rows } = await sql<PaymentRow>`
    select payment.*, coalesce(author.name, payment.by) as by,
      (select text from account_note join account_entry on id = entry_id
       where payment_id = payment.id and kind = 'payment' and reverses is null limit 1) as words,
      removal.at as removed_at, removal.by as removed_by, removal.text as why
    from payment left join "user" as author on payment.by = 'person:' || author.id
    left join lateral (
      select entry.at, text, coalesce(remover.name, entry.actor) as by
      from account_entry as entry left join account_note on entry_id = entry.id
      left join "user" as remover on entry.actor = 'person:' || remover.id
      where entry.payment_id = payment.id and entry.kind = 'payment' and entry.reverses is not null
      order by entry.id limit 1
    ) as removal on true
    where payment.booking_id = ${bookingId} order by payment.at, payment.id
  `.execute(db);
  return rows.flatMap((row) => {
    const { means, amount, received, by, words } = row;
    const payment: MoneyEntry = {
      kind: "payment",
      id: row.id,
      ...{ means, amount, at: row.at.getTime(), by, words },
      ...{ provider: row.provider, onlineMeans: row.online_means },
      on: row.received_on,
      removable: means === "online" ? 0 : leftOf(row),
    };
    if (row.removed_at === null) return [payment];
    const removed: MoneyEntry = {
      kind: "removed",
      ...{ means, amount: received - amount, at: row.removed_at.getTime() },
      ...{ by: row.removed_by ?? "", words: row.why },
    };
    return [payment, removed];
  });
}

/** A refused refund is stuck until another refund replaces it, and is owed until then. */
async function refundsOf(
  db: Database,
  { id: bookingId, state: ended }: Booking,
  account: StoredAccount,
): Promise<MoneyEntry[]> {
  const refunds = await db
    .selectFrom("refund")
    .select(["id", "amount", "state", "means", "created_at", "done_at", "reason", "waived"])
    .select(
      sql<string | null>`(
        select text from account_note join account_entry on account_entry.id = entry_id
        where refund_id = refund.id limit 1)`.as("words"),
    )
    .where("booking_id", "=", bookingId)
    .orderBy("created_at")
    .orderBy("amount", "desc")
    .orderBy("id")
    .execute();
  const isReplaced = (id: string) => refunds.some((other) => other.id === replacementOf(id));
  return refunds.map((refund) => {
    const { id, amount, state, means, created_at, done_at, words } = refund;
    const isOpen = state === "failed" && !isReplaced(id);
    return {
      kind: "refund",
      ...{ id, means, amount: -amount, state, at: created_at.getTime(), words },
      doneAt: done_at?.getTime() ?? null,
      stuck: isOpen ? stillOwedOf(refund, account, isOver(ended)) : 0,
      isGift: refund.reason === "goodwill",
    };
  });
}

async function lostOf(db: Database, bookingId: string): Promise<MoneyEntry[]> {
  const lost = await db
    .selectFrom("chargeback")
    .select(["amount", "told_at"])
    .where("booking_id", "=", bookingId)
    .where("state", "=", "lost")
    .execute();
  return lost.map(({ amount, told_at }) => {
    return { kind: "lost", amount: -amount, at: told_at.getTime(), words: null };
  });
}

async function disputesOf(db: Database, bookingId: string): Promise<Dispute[]> {
  const open = await db
    .selectFrom("chargeback")
    .leftJoin("payment", (join) =>
      join
        .onRef("payment.reference", "=", "chargeback.reference")
        .onRef("payment.booking_id", "=", "chargeback.booking_id"),
    )
    .select(["chargeback.amount", "answer_by", "provider"])
    .where("chargeback.booking_id", "=", bookingId)
    .where("state", "=", "open")
    .orderBy("told_at")
    .execute();
  if (open.length === 0) return [];
  const { timeZone } = await getProperty(db);
  return open.map(({ amount, answer_by, provider }) => {
    return { amount, answerBy: answer_by && todayIn(timeZone, answer_by.getTime()), provider };
  });
}
