import { sql } from "kysely";
import type { Centavos } from "../../domain/money.ts";
import type { QuoteLine } from "../../domain/quote.ts";
import type { Change } from "../change.ts";

export type NewEntry =
  | { readonly kind: "charge"; readonly line: QuoteLine }
  | (OfPayment & { readonly kind: "payment" })
  | (OfPayment & { readonly kind: "refund" | "refunded"; readonly refundId: string })
  | (OfPayment & { readonly kind: "dispute" | "dispute-lost"; readonly chargebackId: string });

type OfPayment = {
  readonly paymentId: string;
  readonly amount: Centavos;
  /** The part above what was here, if the provider reports one. */
  readonly beyond?: Centavos;
};

/**
 * Writes entries; the database adds them to the account and refuses what must never be. Charges
 * belong to the booking's first stay, which has the booking's id.
 */
export async function post(
  { tx, cause, at }: Change,
  bookingId: string,
  entries: readonly NewEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const by = { at, actor: cause.actor, source: cause.source };
  await tx
    .insertInto("account_entry")
    .values(entries.map((entry) => ({ ...columnsOf(bookingId, entry), ...by })))
    .execute();
}

function columnsOf(bookingId: string, entry: NewEntry) {
  const { kind } = entry;
  if (kind === "charge") {
    const { line } = entry;
    const charge = { amount: line.amount, stay_id: bookingId, line: JSON.stringify(line) };
    return { ...nothing, booking_id: bookingId, kind, ...charge };
  }
  return {
    ...nothing,
    booking_id: bookingId,
    kind,
    amount: entry.amount,
    payment_id: entry.paymentId,
    beyond: entry.beyond ?? 0,
    ...("refundId" in entry && { refund_id: entry.refundId }),
    ...("chargebackId" in entry && { chargeback_id: entry.chargebackId }),
  };
}

/** All rows of one insert need the same columns. */
const nothing = {
  stay_id: null,
  line: null,
  payment_id: null,
  refund_id: null,
  chargeback_id: null,
  beyond: 0,
};

type Subject =
  | { readonly kind: "charge"; readonly bookingId: string }
  | { readonly kind: "refund" | "refunded"; readonly refundId: string }
  | { readonly kind: "dispute" | "dispute-lost"; readonly chargebackId: string };

/** Reverses the entries of a subject that still count. */
export async function reverse({ tx, cause, at }: Change, subject: Subject): Promise<void> {
  await sql`
    insert into account_entry (reverses, at, actor, source)
    select id, ${at}, ${cause.actor}, ${cause.source} from account_entry as entry
    where kind = ${subject.kind} and reverses is null and ${isAbout(subject)}
      and not exists (select from account_entry as later where later.reverses = entry.id)
    order by id
  `.execute(tx);
}

function isAbout(subject: Subject) {
  if ("bookingId" in subject) return sql`booking_id = ${subject.bookingId}`;
  if ("refundId" in subject) return sql`refund_id = ${subject.refundId}`;
  return sql`chargeback_id = ${subject.chargebackId}`;
}
