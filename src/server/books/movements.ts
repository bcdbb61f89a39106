import { sql } from "kysely";
import type { Movement, MovementKind } from "../../contract/owner/books.ts";
import type { PaymentMeans } from "../../domain/account.ts";
import type { Day } from "../../domain/day.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Database } from "../database/connect.ts";

/** The civil day that a movement counts for, in a query on `account_entry as entry`. */
export function dayOfEntry(timeZone: string) {
  // A reversal counts for its own day, not for that of the payment it reverses.
  return sql<Day>`coalesce(
    (select received_on from payment
     where payment.id = entry.payment_id and payment.at = entry.at and entry.kind = 'payment'),
    (entry.at at time zone ${timeZone})::date)`;
}

/**
 * Money in and out between two days, both included: the entries that add up to 'received',
 * 'refunded' and 'lost'.
 */
export async function listMovements(
  db: Database,
  { from, until, timeZone }: { from: Day; until: Day; timeZone: string },
): Promise<Movement[]> {
  const day = dayOfEntry(timeZone);
  const rows = await db
    .selectFrom("account_entry as entry")
    .innerJoin("booking", "booking.id", "entry.booking_id")
    .leftJoin("payment", "payment.id", "entry.payment_id")
    .leftJoin("refund", "refund.id", "entry.refund_id")
    .leftJoin("receipt", "receipt.payment_id", "entry.payment_id")
    .select([
      ...(["entry.id", "entry.booking_id", "entry.kind", "entry.amount", "entry.at"] as const),
      ...(["entry.payment_id", "entry.reverses", "entry.chargeback_id"] as const),
      ...(["booking.code", "booking.state", "booking.channel"] as const),
      ...(["booking.guest_name", "booking.erased_at"] as const),
      ...(["payment.reference", "payment.provider", "payment.fee", "payment.received"] as const),
      "refund.provider_refund_id",
      "receipt.number as receipt",
      day.as("day"),
      // A refund or dispute of a payment that is unknown here came through the provider.
      sql<PaymentMeans>`coalesce(refund.means, payment.means, 'online')`.as("means"),
      sql<string>`coalesce(
        (select name from "user" where entry.actor = 'person:' || "user".id), entry.actor
      )`.as("by"),
    ])
    .where("entry.kind", "in", ["payment", "refunded", "dispute-lost"])
    .where(day, ">=", from)
    .where(day, "<=", until)
    .orderBy("day")
    .orderBy("entry.at")
    .orderBy("entry.id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    bookingId: row.booking_id,
    code: row.code,
    state: row.state,
    guestName: row.guest_name,
    channel: row.channel,
    erased: row.erased_at !== null,
    day: row.day,
    at: row.at.getTime(),
    by: row.by,
    means: row.means,
    // A refund by hand of an online payment is no movement at the provider.
    provider: row.means === "online" ? row.provider : null,
    paymentId: row.receipt !== null || (row.received ?? 0) > 0 ? row.payment_id : null,
    receipt: row.receipt,
    ...factsOf(row),
  }));
}

type Entry = {
  readonly kind: string;
  readonly amount: Centavos;
  readonly reverses: string | null;
  readonly reference: string | null;
  readonly provider_refund_id: string | null;
  readonly chargeback_id: string | null;
  readonly fee: Centavos | null;
};

/** A provider keeps its fee even if the payment goes back. */
function factsOf(entry: Entry): Pick<Movement, "kind" | "amount" | "reference" | "fee"> {
  const { amount, provider_refund_id, chargeback_id, reference } = entry;
  const isReversal = entry.reverses !== null;
  const of = (kind: MovementKind, reversed: MovementKind) => (isReversal ? reversed : kind);
  switch (entry.kind) {
    case "payment": {
      const fee = isReversal ? null : entry.fee;
      return { kind: of("payment", "payment-undone"), amount, reference, fee };
    }
    case "refunded": {
      const kind = of("refund", "refund-undone");
      return { kind, amount: -amount, reference: provider_refund_id, fee: null };
    }
    default:
      return { kind: of("lost", "won-back"), amount: -amount, reference: chargeback_id, fee: null };
  }
}
